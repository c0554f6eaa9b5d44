import type { Ending, Standing } from '../../kernel/game.ts';
import { allSeats, type Seat, seatsFrom } from '../../kernel/seat.ts';
import type { ChinchonMove } from './moves.ts';
import type { ChinchonOptions } from './options.ts';
import { direction } from './seats.ts';
import { type ChinchonState, isIn, playersIn, seatCount } from './state.ts';

/** All seats, the leader of the deal first, then to the right (CH2.1). */
export function inOrderOfPlay(state: ChinchonState): readonly Seat[] {
  return seatsFrom(state.deal.leader, seatCount(state), direction);
}

/** Whether so many points put a player out (CH7.2). */
export function isAtTarget(total: number, { target }: Pick<ChinchonOptions, 'target'>): boolean {
  return total >= target;
}

/** Whom a deal that brings these points puts out, in the order of play (CH7.2). */
export function putOutBy(state: ChinchonState, points: readonly (number | null)[]): readonly Seat[] {
  const { options, totals } = state;
  return inOrderOfPlay(state).filter((seat) => {
    return isIn(state, seat) && isAtTarget((totals[seat] ?? 0) + (points[seat] ?? 0), options);
  });
}

/** The players whom the deal just scored has put out, in the order of play (CH7.2). */
function justOut(state: ChinchonState): readonly Seat[] {
  return inOrderOfPlay(state).filter((seat) => state.outIn[seat] === state.deal.number);
}

/** Who is asked to re-enlist, in the order of play: those just out who may, if at least two are in (CH8.2). */
export function askedToReenlist(state: ChinchonState): readonly Seat[] {
  if (state.options.reenlist === 'never' || playersIn(state) < 2) return [];
  return justOut(state).filter((seat) => state.options.reenlist === 'unlimited' || !hasReenlisted(state, seat));
}

/** The points with which a player comes in again: the highest total of those who are in (CH8.2). */
export function reenlistingTotal(state: ChinchonState): number {
  return Math.max(...state.totals.filter((_, seat) => isIn(state, seat)));
}

/**
 * Who wins the pot, in the order of play: the last player in, or, if the deal has left nobody in, those it put out
 * with the lowest total (CH7.3).
 */
export function winners(state: ChinchonState): readonly Seat[] {
  const order = inOrderOfPlay(state);
  const last = order.filter((seat) => isIn(state, seat));
  if (last.length > 0) return last;
  const out = justOut(state);
  const lowest = Math.min(...out.map((seat) => state.totals[seat] ?? 0));
  return out.filter((seat) => state.totals[seat] === lowest);
}

/** The winners' shares of the pot, in the order of play: equal, but the first gets the odd counters (CH7.3). */
export function potShares(state: ChinchonState): readonly { readonly seat: Seat; readonly amount: number }[] {
  const sharing = winners(state);
  const odd = state.pot % sharing.length;
  const share = (state.pot - odd) / sharing.length;
  return sharing.map((seat, at) => ({ seat, amount: at === 0 ? share + odd : share }));
}

/** Everybody's place, best first: a player put out later is better, in one deal the lower total (CH7.4). */
export function standings(state: ChinchonState): readonly Standing[] {
  const lasted = (seat: Seat): number => state.outIn[seat] ?? Number.POSITIVE_INFINITY;
  const total = (seat: Seat): number => state.totals[seat] ?? 0;
  const isBetter = (one: Seat, other: Seat): boolean =>
    lasted(one) > lasted(other) || (lasted(one) === lasted(other) && total(one) < total(other));
  const seats = allSeats(seatCount(state));
  return seats
    .map((seat) => ({ seat, place: 1 + seats.filter((other) => isBetter(other, seat)).length, score: total(seat) }))
    .toSorted((a, b) => a.place - b.place);
}

/** How a game ends: one player is left in, or the last deal has put out everybody who was (CH7.3). */
export type ChinchonEnding = Ending<'last-in' | 'nobody-in'>;

/** Why the game is over, once it is. */
export function endingOf(state: ChinchonState): ChinchonEnding {
  return { code: playersIn(state) === 1 ? 'last-in' : 'nobody-in', rule: 'CH7.3' };
}

/** Everybody's points at the beginning and after each deal, as re-enlisting left them. */
export function course({ totals, records }: ChinchonState): readonly (readonly number[])[] {
  return [totals.map(() => 0), ...records.map((record) => record.totals)];
}

/** Nobody buys in again for somebody who is away (CH8.2). */
export function forAbsent({ phase }: ChinchonState, seat: Seat): ChinchonMove<'reenlist'> | null {
  return phase.name === 'reenlist' && phase.seat === seat ? { type: 'reenlist', wanted: false } : null;
}

function hasReenlisted({ records }: ChinchonState, seat: Seat): boolean {
  return records.some((record) => record.reenlisted.includes(seat));
}
