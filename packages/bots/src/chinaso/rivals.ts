import type { Seat } from '@chinwag/rules';
import { type ChinasoCard, type ChinasoState, isDown, seatCount, waysToTake } from '@chinwag/rules/chinaso';

/** Returns whether any other player is down. */
export function isAnyoneDown({ deal }: ChinasoState, seat: Seat): boolean {
  return deal.hands.some((_, other) => other !== seat && isDown(deal, other));
}

/** Returns whether the next player is down and could lay this card off on one of that player's own sets. */
export function servesNext(view: ChinasoState, seat: Seat, card: ChinasoCard): boolean {
  const next = (seat + 1) % seatCount(view);
  return isDown(view.deal, next) && waysToTake(view.deal.table, next, card).length > 0;
}
