import { isLaidOpen, throwerOf } from '@chinwag/rules/chinchon';
import { Card } from '../../cards/Card.tsx';
import { CardBack } from '../../cards/CardBack.tsx';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import { flips } from '../../board/flight/flips.ts';
import { isYou, person } from '../../board/people.ts';
import { Pile } from '../../ui/Pile.tsx';
import { seenClosingCard } from './lanes.ts';
import './piles.css';
import type { MiddleProps } from './useParts.ts';
import type { View } from './view.ts';

export interface PilesProps extends MiddleProps {
  /** Identifies the layout of the middle. */
  readonly laid: string;
}

/** The stock and the discard pile, as buttons for the player who draws. A closing card appears on the discards. */
export function Piles({ view, laid, asked, composing: { attempt } }: PilesProps) {
  const say = useSay();
  const { deal, phase } = view.state;
  const draws = asked && phase.name === 'draw';
  const top = deal.pile.at(-1);
  const count = deal.stock.length;
  // beside or below the laid melds the piles are new elements, which move with the melds
  const form = `${deal.closing !== null} ${isLaidOpen(view.state)}`;
  return (
    <div className="chinchon-piles" {...flips(laid)} data-closed={deal.closing !== null || undefined}>
      <Pile
        key={`stock ${form}`}
        place="stock"
        caption={say('chinchon.stock', { count })}
        draw={
          draws
            ? { name: say('chinchon.draw-stock-name', { count }), onDraw: () => attempt({ type: 'draw', from: 'stock' }) }
            : null
        }
      >
        {count === 0 ? null : <CardBack room="chinchon" />}
      </Pile>
      <Pile
        key={`discards ${form}`}
        place="discards"
        caption={<DiscardWords view={view} />}
        draw={
          draws
            ? { name: say('chinchon.draw-discard-name'), onDraw: () => attempt({ type: 'draw', from: 'discards' }) }
            : null
        }
      >
        {top === undefined ? null : <Card card={top} pack="spanish" />}
        {deal.closing !== null && deal.closing.card !== null && <ClosingCard view={view} />}
      </Pile>
    </div>
  );
}

/** Shows the closing card, face down except for its player, until the deal is scored. */
function ClosingCard({ view }: { readonly view: View }) {
  const say = useSay();
  const card = seenClosingCard(view.state);
  return (
    <span className="chinchon-closing" {...placed('closing')}>
      {card === null ? (
        <CardBack room="chinchon" label={say('chinchon.closing-card-hidden')} />
      ) : (
        <Card card={card} pack="spanish" />
      )}
    </span>
  );
}

/** Shows the top card of the discard pile and its player, in words. */
function DiscardWords({ view }: { readonly view: View }) {
  const say = useSay();
  const { deal } = view.state;
  if (deal.closing !== null && deal.closing.card !== null) {
    return say(isYou(view, deal.closing.seat) ? 'chinchon.your-closing-card' : 'chinchon.a-closing-card');
  }
  const from = throwerOf(view.state);
  return (
    <>
      {say('chinchon.discard-pile', { count: deal.pile.length })}
      {from !== null && <small> {say('chinchon.from', { who: person(view, from) })}</small>}
    </>
  );
}
