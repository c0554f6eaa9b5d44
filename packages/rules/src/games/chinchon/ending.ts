import type { Ending, Standing } from '../../kernel/game.ts';
import { allSeats, type Seat, seatsFrom } from '../../kernel/seat.ts';
import type { ChinchonMove } from './moves.ts';
import type { ChinchonOptions } from './options.ts';
import { direction } from './seats.ts';
import { type ChinchonState, isIn, playersIn, seatCount } from './state.ts';

/** Returns all seats in the order of play: the leader of the deal first, then to the right (CH2.1). */
export function inOrderOfPlay(state: ChinchonState): readonly Seat[] {
  return seatsFrom(state.deal.leader, seatCount(state), direction);
}

/** Returns whether a player with this total is knocked out (CH7.2). */
export function isAtTarget(total: number, { target }: Pick<ChinchonOptions, 'target'>): boolean {
  return total >= target;
}

/** Returns the players who are knocked out by a deal with these points, in order of play (CH7.2). */
export function putOutBy(state: ChinchonState, points: readonly (number | null)[]): readonly Seat[] {
  const { options, totals } = state;
  return inOrderOfPlay(state).filter((seat) => {
    return isIn(state, seat) && isAtTarget((totals[seat] ?? 0) + (points[seat] ?? 0), options);
  });
}

/** Returns the players knocked out by the deal just scored, in the order of play (CH7.2). */
function justOut(state: ChinchonState): readonly Seat[] {
  return inOrderOfPlay(state).filter((seat) => state.outIn[seat] === state.deal.number);
}

/**
 * Returns the players to ask whether they re-enlist, in order of play. They are newly knocked out, may return, and would join at
 * least two players who are in (CH8.2).
 */
export function askedToReenlist(state: ChinchonState): readonly Seat[] {
  if (state.options.reenlist === 'never' || playersIn(state) < 2) return [];
  return justOut(state).filter((seat) => state.options.reenlist === 'unlimited' || !hasReenlisted(state, seat));
}

/** Returns the points with which a player re-enlists: the highest total of the players who are in (CH8.2). */
export function reenlistingTotal(state: ChinchonState): number {
  return Math.max(...state.totals.filter((_, seat) => isIn(state, seat)));
}

/**
 * Returns the winners of the pot, in order of play. The winner is the last player left. If the deal has knocked out everybody left,
 * the winners have the lowest total among these players (CH7.3).
 */
export function winners(state: ChinchonState): readonly Seat[] {
  const order = inOrderOfPlay(state);
  const last = order.filter((seat) => isIn(state, seat));
  if (last.length > 0) return last;
  const out = justOut(state);
  const lowest = Math.min(...out.map((seat) => state.totals[seat] ?? 0));
  return out.filter((seat) => state.totals[seat] === lowest);
}

/** Returns the winners' equal shares of the pot, in order of play; counters left over go to the first winner (CH7.3). */
export function potShares(state: ChinchonState): readonly { readonly seat: Seat; readonly amount: number }[] {
  const sharing = winners(state);
  const odd = state.pot % sharing.length;
  const share = (state.pot - odd) / sharing.length;
  return sharing.map((seat, at) => ({ seat, amount: at === 0 ? share + odd : share }));
}

/**
 * Returns the standings, best place first. Players who were knocked out later place higher; within one deal, lower totals place
 * higher (CH7.4).
 */
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

/** How a game ends: one player is left in, or the last deal has knocked out everybody (CH7.3). */
export type ChinchonEnding = Ending<'last-in' | 'nobody-in'>;

/** Returns why the game ended. The game must be over. */
export function endingOf(state: ChinchonState): ChinchonEnding {
  return { code: playersIn(state) === 1 ? 'last-in' : 'nobody-in', rule: 'CH7.3' };
}

/** Returns everybody's points at the start and after each deal, including re-enlisting. */
export function course({ totals, records }: ChinchonState): readonly (readonly number[])[] {
  return [totals.map(() => 0), ...records.map((record) => record.totals)];
}

/** Returns the answer for an absent player, who never re-enlists (CH8.2), or null for any other decision. */
export function forAbsent({ phase }: ChinchonState, seat: Seat): ChinchonMove<'reenlist'> | null {
  return phase.name === 'reenlist' && phase.seat === seat ? { type: 'reenlist', wanted: false } : null;
}

function hasReenlisted({ records }: ChinchonState, seat: Seat): boolean {
  return records.some((record) => record.reenlisted.includes(seat));
}
