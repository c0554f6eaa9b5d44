import { type CatalogueEntry } from '../games/catalogue.ts';
import { playersInWords } from '../games/abouts.ts';
import { GameCards } from '../board/GameCards.tsx';
import { IS_COPY } from '../basePath.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../cards/Card.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import { useSay } from '../language/language.ts';
import './bolt.css';

export interface BoltProps {
  readonly game: CatalogueEntry;
  /** Whether a table of this game is being opened now. */
  readonly isOpening: boolean;
  readonly onOpen: () => void;
  readonly onPractise: () => void;
  /** Called when the user wants to see how the game is played. */
  readonly onHow: () => void;
}

/**
 * A game on the home page, shown as a bolt of its cloth. It is a row on a phone, and a length of cloth hanging from the rod on a
 * desktop.
 */
export function Bolt({ game, isOpening, onOpen, onPractise, onHow }: BoltProps) {
  const say = useSay();
  return (
    <article className="bolt cloth" data-room={game.id}>
      <span className="bolt-weave" aria-hidden="true" />
      <div className="bolt-cards" aria-hidden="true">
        <CardBack room={game.id} />
        <GameCards game={game.id}>
          <Card card={game.card} pack={game.pack} label="" />
        </GameCards>
      </div>
      <div className="bolt-words">
        <h2>{game.title}</h2>
        <p>
          <b>{say(playersInWords(game.seats))}</b> {say(game.blurb)} <span className="bolt-more">{say(game.more)}</span>
        </p>
      </div>
      <div className="bolt-actions">
        {!IS_COPY && (
          <Button variant="go" aria-label={say('pages.open-table-of', { game: game.title })} onClick={onOpen}>
            {say(isOpening ? 'pages.opening' : 'pages.open-table')}
          </Button>
        )}
        <Button
          variant={IS_COPY ? 'go' : 'ghost'}
          aria-label={say('pages.practise-against-bots', { game: game.title })}
          onClick={onPractise}
        >
          {say('pages.practise')}
        </Button>
        <button
          type="button"
          className="bolt-how bare-button"
          aria-label={say('pages.how-game-is-played', { game: game.title })}
          onClick={onHow}
        >
          {say('pages.how-it-is-played')}
        </button>
      </div>
    </article>
  );
}
