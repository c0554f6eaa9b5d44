import { throwerOf } from '@chinwag/rules/chinchon';
import { Card } from '../../kit/cards/Card.tsx';
import { CardBack } from '../../kit/cards/CardBack.tsx';
import { isYou, someone } from '../shared/people.ts';
import { Pile } from '../shared/Pile.tsx';
import { seenClosingCard } from './lanes.ts';
import './piles.css';
import type { MiddleProps } from './useParts.ts';
import type { View } from './view.ts';

/** The stock and the discard pile, each to be touched by whoever draws; on the discards, the closing card. */
export function Piles({ view, asked, composing: { attempt } }: MiddleProps) {
  const { deal, phase } = view.state;
  const draws = asked && phase.name === 'draw';
  const top = deal.pile.at(-1);
  const stock = deal.stock.length;
  return (
    <div className="chinchon-piles" data-closed={deal.closing !== null || undefined}>
      <Pile
        place="stock"
        caption={`stock, ${stock}`}
        draw={draws ? { name: `Draw from the stock, ${stock} left`, onDraw: () => attempt({ type: 'draw', from: 'stock' }) } : null}
      >
        {stock === 0 ? null : <CardBack room="chinchon" />}
      </Pile>
      <Pile
        place="discards"
        caption={<DiscardWords view={view} />}
        draw={draws ? { name: 'Draw from the top discard', onDraw: () => attempt({ type: 'draw', from: 'discards' }) } : null}
      >
        {top === undefined ? null : <Card card={top} pack="spanish" />}
        {deal.closing !== null && deal.closing.card !== null && <ClosingCard view={view} />}
      </Pile>
    </div>
  );
}

/** Face down, until the deal is scored for all but its player. */
function ClosingCard({ view }: { readonly view: View }) {
  const card = seenClosingCard(view.state);
  return (
    <span className="chinchon-closing">
      {card === null ? (
        <CardBack room="chinchon" label="The closing card, face down" />
      ) : (
        <Card card={card} pack="spanish" />
      )}
    </span>
  );
}

/** What lies on the discard pile, and from whom. */
function DiscardWords({ view }: { readonly view: View }) {
  const { deal } = view.state;
  if (deal.closing !== null && deal.closing.card !== null) {
    return isYou(view, deal.closing.seat) ? 'your closing card' : 'closing card';
  }
  const from = throwerOf(view.state);
  return (
    <>
      {`discards, ${deal.pile.length}`}
      {from !== null && <small> from {someone(view, from)}</small>}
    </>
  );
}
