import { type Seat, seatsFrom } from '../../kernel/seat.ts';
import { direction } from './seats.ts';
import { type ChinchonState, isScored, playsInDeal, seatCount } from './state.ts';

/** A player's status in the settling after a close (CH5.3). */
export type Settling = 'closed' | 'settled' | 'settles' | 'waits';

/** Returns the status of `seat` in the settling. Returns null if there is no settling, or if the player was out before the deal. */
export function settlingOf(state: ChinchonState, seat: Seat): Settling | null {
  const { deal, options, phase } = state;
  if (options.ending === 'play-on' || deal.closing === null || !playsInDeal(state, seat)) return null;
  if (deal.closing.seat === seat) return 'closed';
  if (phase.name !== 'settle') return 'settled';
  if (phase.seat === seat) return 'settles';
  const order = inTurnFrom(state, deal.closing.seat);
  return order.indexOf(seat) < order.indexOf(phase.seat) ? 'settled' : 'waits';
}

/** Returns the seats whose turn comes after `seat` and before the next turn of `last`, in order. */
export function stillToCome(state: ChinchonState, seat: Seat, last: Seat): readonly Seat[] {
  const order = inTurnFrom(state, seat).slice(1);
  const end = order.indexOf(last);
  return end < 0 ? order : order.slice(0, end);
}

/** Returns the players in this deal, in order of play from `seat` on (CH2.1). */
export function inTurnFrom(state: ChinchonState, seat: Seat): readonly Seat[] {
  return seatsFrom(seat, seatCount(state), direction).filter((other) => playsInDeal(state, other));
}

/** Returns whether the table is between deals: a deal has been scored, and the next has not been dealt. */
export function isLaidOpen(state: ChinchonState): boolean {
  return state.deal.number > 0 && isScored(state);
}

/**
 * Returns the player who discarded the top card, and so had the last turn. Returns null if the top card was turned up in the deal.
 */
export function throwerOf(state: ChinchonState): Seat | null {
  const { deal, phase } = state;
  if (phase.name !== 'draw' || deal.turns === 0) return null;
  return inTurnFrom(state, phase.seat).at(-1) ?? null;
}
