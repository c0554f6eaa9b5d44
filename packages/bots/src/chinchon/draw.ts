import { isSeen, type Seat } from '@chinwag/rules';
import { type ChinchonState, type DrawMove, heldBy } from '@chinwag/rules/chinchon';
import { expectation } from './prospects.ts';
import { unseenCards } from './unseen.ts';

const FROM_STOCK: DrawMove = { type: 'draw', from: 'stock' };
const FROM_DISCARDS: DrawMove = { type: 'draw', from: 'discards' };

/** What one draw does for a hand, in points: with the top discard in it, it has one more to come. */
const A_DRAW = 3;

/** Takes the top discard if it does more for the hand than an unknown card may be hoped to do. */
export function chooseDraw(view: ChinchonState, seat: Seat): DrawMove {
  const top = view.deal.pile.at(-1);
  if (top === undefined || !isSeen(top)) return FROM_STOCK;
  const unseen = unseenCards(view, seat);
  const hand = heldBy(view.deal, seat);
  const { deck } = view.options;
  const withTop = [...hand, top];
  const taken = hand.map((card) => expectation(withTop.filter((held) => held !== card), deck, unseen));
  return Math.min(...taken) < expectation(hand, deck, unseen) - A_DRAW ? FROM_DISCARDS : FROM_STOCK;
}
