import { type ReactNode, use } from 'react';
import { catalogued } from '../boards/catalogue.ts';
import { GameCards } from '../boards/GameCards.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { useAddress } from '../language/choice.ts';
import { useSay } from '../language/language.ts';
import { Said } from '../language/Said.tsx';
import './howItIsPlayed.css';
import { type Pictures, SHOWN_FIRST, type ShownFirst } from './pictures.ts';

/** What `<HowItIsPlayed>` takes. */
export interface HowItIsPlayedProps {
  /** The game's id. */
  readonly game: string;
  /** Whether its rules open in place of this page, or beside it: a table stays where it is. */
  readonly rules: 'here' | 'beside';
  /** Where one can go from here beside the rules: to a first deal that teaches. */
  readonly lesson?: ReactNode;
}

const SIGNS: Readonly<Record<ShownFirst, IconName>> = { wins: 'check', hurts: 'alert', turn: 'hand' };

/** How a game is played, before its first card: what wins, what hurts, one's first turn, and the way to its rules. */
export function HowItIsPlayed({ game, rules, lesson }: HowItIsPlayedProps) {
  const say = useSay();
  const pictures = use(picturesOf(game));
  return (
    <div className="how-it-is-played" data-room={game}>
      {pictures !== null && (
        <GameCards game={game}>
          <ol>
            {SHOWN_FIRST.map((shown) => (
              <li key={shown} data-shown={shown}>
                {pictures[shown].scene}
                <div>
                  <b className="how-heading">
                    <Icon name={SIGNS[shown]} />
                    {say(`introduction.${shown}`)}
                  </b>
                  <p>
                    <Said message={pictures[shown].says} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </GameCards>
      )}
      <div className="how-on">
        <ToTheRules game={game} open={rules} />
        {lesson}
      </div>
    </div>
  );
}

function ToTheRules({ game, open }: { readonly game: string; readonly open: HowItIsPlayedProps['rules'] }) {
  const say = useSay();
  const path = `/rules/${game}`;
  const address = useAddress(path);
  if (open === 'here') {
    return (
      <ButtonLink href={path} icon="book">
        {say('introduction.rules')}
      </ButtonLink>
    );
  }
  return (
    <a className="button button-plain" href={address} target="_blank" rel="noopener">
      <Icon name="book" />
      {say('introduction.rules')}
    </a>
  );
}

const asked = new Map<string, Promise<Pictures | null>>();

/** The pictures of a game, asked for once; null where there are none or they cannot be loaded: the rules are there all the same. */
function picturesOf(game: string): Promise<Pictures | null> {
  const before = asked.get(game);
  if (before !== undefined) return before;
  const loading = catalogued(game)?.pictures() ?? Promise.resolve(null);
  const found = loading.then((loaded) => loaded?.pictures ?? null).catch(() => {
    asked.delete(game);
    return null;
  });
  asked.set(game, found);
  return found;
}
