import { Card } from '../../kit/cards/Card.tsx';
import { CardBack } from '../../kit/cards/CardBack.tsx';
import { placed } from '../../kit/place.ts';
import { SentenceText } from '../../wording/SentenceText.tsx';
import type { LogEntry } from '../board.ts';
import { BuyWindow } from './BuyWindow.tsx';
import './middle.css';
import { lastNews } from './news.ts';
import type { Declining } from './useStandingNo.ts';
import type { View } from './view.ts';
import { cardCount } from './words.ts';

/** What `<Middle>` takes. */
export interface MiddleProps {
  readonly view: View;
  readonly log: readonly LogEntry[];
  readonly declining: Declining;
}

/** The middle of the cloth: the two piles, and what just happened or is being asked. */
export function Middle({ view, log, declining }: MiddleProps) {
  const { phase } = view.state;
  return (
    <section className="chinaso-middle" aria-label="The middle of the table">
      <Piles view={view} />
      {phase.name === 'buying' ? (
        <BuyWindow view={view} phase={phase} declining={declining} />
      ) : (
        <div className="chinaso-news">
          {lastNews(log, view).map((sentence, k) => (
            // What was told is told in its order.
            <p key={k}>
              <SentenceText sentence={sentence} pack="french" />
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

function Piles({ view: { state } }: { readonly view: View }) {
  const { deal, phase } = state;
  const { live, dead, stock } = deal;
  const discards = dead + (live === null ? 0 : 1);
  return (
    <div className="chinaso-piles">
      <span className="chinaso-pile" data-empty={stock.length === 0 || undefined}>
        <span {...placed('stock')}>{stock.length > 0 ? <CardBack room="chinaso" /> : <i aria-hidden="true" />}</span>
        <small>
          {stock.length}
          <span className="visually-hidden"> in the draw pile.</span>
        </small>
      </span>
      <span className="chinaso-pile" data-empty={live === null || undefined}>
        <span {...placed('discards')}>
          {live === null ? (
            <i>{dead > 0 && 'dead'}</i>
          ) : (
            <Card card={live.card} state={phase.name === 'buying' ? 'ringed' : 'lying'} />
          )}
        </span>
        <small>
          {discards}
          <span className="visually-hidden"> in the discard pile, {cardCount(dead)} of them dead.</span>
        </small>
      </span>
    </div>
  );
}
