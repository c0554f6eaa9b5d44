import { isSeen, type Seat } from '@chinwag/rules';
import { type ChanoyuCard, type ChanoyuState, PACK } from '@chinwag/rules/chanoyu';

/** The cards that, for all `seat` sees now, may yet be in another's hand: tricks before the last are forgotten. */
export function unseenCards({ deal }: ChanoyuState, seat: Seat): readonly ChanoyuCard[] {
  const seen = new Set<string>([
    ...(deal.hands[seat] ?? []).filter(isSeen),
    ...deal.rows.flat().filter((card) => card !== null),
    ...deal.trick.map((play) => play.card),
    ...(deal.lastTrick?.plays ?? []).map((play) => play.card),
  ]);
  return PACK.filter((card) => !seen.has(card));
}
