import type { ReactNode } from 'react';
import { Card } from '../../kit/cards/Card.tsx';
import { CardBack } from '../../kit/cards/CardBack.tsx';
import { type Place, placed } from '../../kit/place.ts';
import { isYou, someone } from '../shared/people.ts';
import { seenClosingCard } from './lanes.ts';
import './piles.css';
import { throwerOf } from './settling.ts';
import type { Composing } from './useParts.ts';
import type { View } from './view.ts';

/** What `<Piles>` takes. */
export interface PilesProps {
  readonly view: View;
  readonly asked: boolean;
  readonly attempt: Composing['attempt'];
}

/** The stock and the discard pile, each to be touched by whoever draws; on the discards, the closing card. */
export function Piles({ view, asked, attempt }: PilesProps) {
  const { deal, phase } = view.state;
  const draws = asked && phase.name === 'draw';
  const top = deal.pile.at(-1);
  return (
    <div className="chinchon-piles" data-closed={deal.closing !== null || undefined}>
      <Pile
        place="stock"
        name={`the stock, ${deal.stock.length} left`}
        caption={<>stock, {deal.stock.length}</>}
        onDraw={draws ? () => attempt({ type: 'draw', from: 'stock' }) : null}
      >
        {deal.stock.length === 0 ? <i className="chinchon-empty" /> : <CardBack room="chinchon" />}
      </Pile>
      <Pile
        place="discards"
        name="the top discard"
        caption={<DiscardWords view={view} />}
        onDraw={draws ? () => attempt({ type: 'draw', from: 'discards' }) : null}
      >
        {top === undefined ? <i className="chinchon-empty" /> : <Card card={top} pack="spanish" />}
        {deal.closing !== null && deal.closing.card !== null && <ClosingCard view={view} />}
      </Pile>
    </div>
  );
}

interface PileProps {
  readonly place: Place;
  readonly name: string;
  readonly caption: ReactNode;
  /** Null where it is nobody's moment to draw. */
  readonly onDraw: (() => void) | null;
  readonly children: ReactNode;
}

function Pile({ place, name, caption, onDraw, children }: PileProps) {
  const cards = <span className="chinchon-pile-cards" {...placed(place)}>{children}</span>;
  return (
    <div className="chinchon-pile">
      {onDraw === null ? cards : (
        <button type="button" onClick={onDraw}>
          <span className="visually-hidden">Draw from {name} </span>
          {cards}
        </button>
      )}
      <span>{caption}</span>
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
  const count = `discards, ${deal.pile.length}`;
  return (
    <>
      {count}
      {from !== null && <small>from {someone(view, from)}</small>}
    </>
  );
}
