import { isSeen, type Seat } from '@chinwag/rules';
import { type ChinchonMove, type ChinchonState, heldBy, type SpanishCard, waysToClose } from '@chinwag/rules/chinchon';
import type { Estimate } from '../shared/estimate.ts';
import { chooseClose } from './close.ts';
import { laterDraws } from './long-deal.ts';
import { expectation, gainOfDraw } from './prospects.ts';
import { unseenCards } from './unseen.ts';

const FROM_STOCK: ChinchonMove<'draw'> = { type: 'draw', from: 'stock' };
const FROM_DISCARDS: ChinchonMove<'draw'> = { type: 'draw', from: 'discards' };

/** The effect of the draw after the next one, as a share of the next draw's effect. */
const DRAW_AFTER = 0.9;

/**
 * Returns the move that takes the top discard if the player can close with it, or if it beats the average unknown card. In any
 * other case, returns the move that draws from the stock.
 */
export function chooseDraw(view: ChinchonState, seat: Seat, estimate: Estimate): ChinchonMove<'draw'> {
  const top = view.deal.pile.at(-1);
  if (top === undefined || !isSeen(top)) return FROM_STOCK;
  const withTop = [...heldBy(view.deal, seat), top];
  const { deck } = view.options;
  // A hand with the top discard has one more draw to come.
  const aDraw = DRAW_AFTER * gainOfDraw(heldBy(view.deal, seat), deck, unseenCards(view, seat));
  return wouldClose(view, seat, withTop) || estimate(gainOf(view, seat, withTop)) > aDraw ? FROM_DISCARDS : FROM_STOCK;
}

function wouldClose(view: ChinchonState, seat: Seat, hand: readonly SpanishCard[]): boolean {
  const { deal } = view;
  const taken = { ...view, deal: { ...deal, hands: deal.hands.with(seat, hand) } };
  return chooseClose(taken, seat, waysToClose(taken, seat)) !== null;
}

/** Returns the estimated number of points that the top discard saves. */
function gainOf(view: ChinchonState, seat: Seat, withTop: readonly SpanishCard[]): number {
  const { deck } = view.options;
  const unseen = unseenCards(view, seat);
  const later = laterDraws(view);
  const hand = heldBy(view.deal, seat);
  const taken = hand.map((card) => expectation(withTop.filter((held) => held !== card), deck, unseen, later));
  return expectation(hand, deck, unseen, later) - Math.min(...taken);
}
