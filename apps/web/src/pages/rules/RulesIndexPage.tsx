import { Link } from 'wouter';
import { GameCards } from '../../board/GameCards.tsx';
import { Card } from '../../cards/Card.tsx';
import { AT_HOME, type CatalogueEntry } from '../../games/catalogue.ts';
import { playersInWords } from '../../games/abouts.ts';
import { PlainPage } from '../../ui/page/PlainPage.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useSay } from '../../language/language.ts';
import './rulesIndex.css';
import { RulesSearch } from './RulesSearch.tsx';

/** The page that lists all games whose rules can be read, each on the game's cloth. */
export function RulesIndexPage() {
  const say = useSay();
  return (
    <PlainPage title={say('pages.rules')} actions={<ButtonLink href="/">{say('pages.all-games')}</ButtonLink>}>
      <RulesSearch game={null} />
      <ul className="rules-doors">
        {AT_HOME.map((game) => (
          <li key={game.id}>
            <Door game={game} />
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

/** The link to the rules of a game, on its cloth, with its typical card. */
function Door({ game: { id, title, seats, blurb, card, pack } }: { readonly game: CatalogueEntry }) {
  const say = useSay();
  return (
    <Link href={`/rules/${id}`} className="rules-door cloth" data-room={id}>
      <GameCards game={id}>
        <Card card={card} pack={pack} layout="index" label="" />
      </GameCards>
      <span>
        <b>{title}</b>{' '}
        <small>
          {say(playersInWords(seats))} {say(blurb)}
        </small>
      </span>
    </Link>
  );
}
