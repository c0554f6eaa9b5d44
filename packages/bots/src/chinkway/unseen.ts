import { FRENCH_PACK, type FrenchCard, isSeen, type Seat, suitOf } from '@chinwag/rules';
import type { ChinkwayState } from '@chinwag/rules/chinkway';

/**
 * Returns the cards that may be in another hand, judging by what `seat` can see now. The seat does not remember tricks before the
 * last one.
 */
export function unseenCards(view: ChinkwayState, seat: Seat): readonly FrenchCard[] {
  const { deal } = view;
  const seen = new Set<string>([
    ...(deal.hands[seat] ?? []),
    ...deal.trick.map((play) => play.card),
    ...(deal.lastTrick?.plays ?? []).map((play) => play.card),
    ...deal.taken.flat(),
    ...(view.discards[deal.number - 1] ?? []).filter(isSeen),
  ]);
  return FRENCH_PACK.filter((card) => !seen.has(card));
}

/** Returns whether `seat` failed to follow `suit` in the last trick and is therefore void in that suit. */
export function showedVoid(view: ChinkwayState, seat: Seat, suit: string): boolean {
  const plays = view.deal.lastTrick?.plays ?? [];
  const [lead] = plays;
  if (lead === undefined || suitOf(lead.card) !== suit) return false;
  return plays.some((play) => play.seat === seat && suitOf(play.card) !== suit);
}
