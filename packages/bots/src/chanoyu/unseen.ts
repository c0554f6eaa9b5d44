import { isSeen, type Seat } from '@chinwag/rules';
import { type ChanoyuCard, type ChanoyuState, PACK } from '@chinwag/rules/chanoyu';

/**
 * Returns the cards that may be in another hand, judging by what `seat` can see now. The seat does not remember tricks before the
 * last one.
 */
export function unseenCards({ deal }: ChanoyuState, seat: Seat): readonly ChanoyuCard[] {
  const seen = new Set<string>([
    ...(deal.hands[seat] ?? []).filter(isSeen),
    ...deal.rows.flat().filter((card) => card !== null),
    ...deal.trick.map((play) => play.card),
    ...(deal.lastTrick?.plays ?? []).map((play) => play.card),
  ]);
  return PACK.filter((card) => !seen.has(card));
}
