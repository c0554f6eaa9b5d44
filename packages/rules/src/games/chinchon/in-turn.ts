import { type Seat, seatsFrom } from '../../kernel/seat.ts';
import { direction } from './seats.ts';
import { type ChinchonState, isScored, playsInDeal, seatCount } from './state.ts';

/** How a player stands in the settling after a close (CH5.3). */
export type Settling = 'closed' | 'settled' | 'settles' | 'waits';

/** How `seat` stands in the settling; null while there is none, or for a player who was out before the deal. */
export function settlingOf(state: ChinchonState, seat: Seat): Settling | null {
  const { deal, options, phase } = state;
  if (options.ending === 'play-on' || deal.closing === null || !playsInDeal(state, seat)) return null;
  if (deal.closing.seat === seat) return 'closed';
  if (phase.name !== 'settle') return 'settled';
  if (phase.seat === seat) return 'settles';
  const order = inTurnFrom(state, deal.closing.seat);
  return order.indexOf(seat) < order.indexOf(phase.seat) ? 'settled' : 'waits';
}

/** Who comes after the one in turn before `last` would be in turn again, in order. */
export function stillToCome(state: ChinchonState, seat: Seat, last: Seat): readonly Seat[] {
  const order = inTurnFrom(state, seat).slice(1);
  const end = order.indexOf(last);
  return end < 0 ? order : order.slice(0, end);
}

/** The players in this deal, in turn from `seat` on (CH2.1). */
export function inTurnFrom(state: ChinchonState, seat: Seat): readonly Seat[] {
  return seatsFrom(seat, seatCount(state), direction).filter((other) => playsInDeal(state, other));
}

/** Whether a deal has been scored and the next not yet dealt. */
export function isLaidOpen(state: ChinchonState): boolean {
  return state.deal.number > 0 && isScored(state);
}

/** Who laid the top discard: the player who was in turn last; null for the card that was turned up. */
export function throwerOf(state: ChinchonState): Seat | null {
  const { deal, phase } = state;
  if (phase.name !== 'draw' || deal.turns === 0) return null;
  return inTurnFrom(state, phase.seat).at(-1) ?? null;
}
