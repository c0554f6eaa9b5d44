import { discardCount } from '@chinwag/rules/chinaso';
import { Card } from '../../kit/cards/Card.tsx';
import { CardBack } from '../../kit/cards/CardBack.tsx';
import { Pile } from '../shared/Pile.tsx';
import './piles.css';
import type { View } from './view.ts';
import { cardCount } from './words.ts';

/** The draw pile and the discard pile, whose top card may be dead. */
export function Piles({ view: { state } }: { readonly view: View }) {
  const { deal, phase } = state;
  const { live, dead, stock } = deal;
  return (
    <div className="chinaso-piles">
      <Pile
        place="stock"
        caption={
          <>
            {stock.length}
            <span className="visually-hidden"> in the draw pile.</span>
          </>
        }
      >
        {stock.length === 0 ? null : <CardBack room="chinaso" />}
      </Pile>
      <Pile
        place="discards"
        caption={
          <>
            {discardCount(deal)}
            <span className="visually-hidden"> in the discard pile, {cardCount(dead)} of them dead.</span>
          </>
        }
      >
        {live !== null && <Card card={live.card} state={phase.name === 'buying' ? 'ringed' : 'lying'} />}
        {live === null && <i className="pile-empty">{dead > 0 && 'dead'}</i>}
      </Pile>
    </div>
  );
}
