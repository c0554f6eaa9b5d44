import type { Ending, Standing } from '../../kernel/game.ts';
import { nextSeat, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { direction } from './seats.ts';

/** The goal: a total that ends the game at the end of a round (CN2.2). */
export const GOAL = 15;

/**
 * The minimum total that everybody must have when the game ends. If any total is lower, the players who have reached the goal lose
 * (CN6.3).
 */
export const SAFE = 8;

/** How a total compares with the goal: at least the goal, short of the goal, or below even the eight that everybody must have. */
export type Mark = 'goal' | 'short' | 'below-eight';

/** Returns whether a total reaches the goal, is short of it, or is below eight (CN6.3). */
export function markOf(total: number): Mark {
  if (total >= GOAL) return 'goal';
  return total >= SAFE ? 'short' : 'below-eight';
}

/** How a game ends: the highest total wins, or all players short of the goal share the win (CN6.3). */
export type ChanoyuEnding = Ending<'highest' | 'below-eight'>;

const HIGHEST: ChanoyuEnding = { code: 'highest', rule: 'CN6.3' };
const BELOW_EIGHT: ChanoyuEnding = { code: 'below-eight', rule: 'CN6.3' };

/** Returns how the game ends with these totals, by seat, at the end of a round, or null if the game continues. */
export function endingOf(totals: readonly number[]): ChanoyuEnding | null {
  const marks = totals.map(markOf);
  if (!marks.includes('goal')) return null;
  return marks.includes('below-eight') ? BELOW_EIGHT : HIGHEST;
}

/**
 * Returns the host of the next round: the seat with the most points. If several are tied, the first of them to the last host's
 * right is the host (CN6.2).
 */
export function nextDealer(totals: readonly number[], dealer: Seat): Seat {
  return byTotal(totals, dealer)[0] ?? dealer;
}

/** Returns the final standings for these totals, by seat, best place first (CN6.3, CN6.4). */
export function standings(totals: readonly number[], firstDealer: Seat): readonly Standing[] {
  const order = byTotal(totals, firstDealer);
  const score = (seat: Seat): number => totals[seat] ?? 0;
  if (endingOf(totals)?.code === 'below-eight') {
    const winners = order.filter((seat) => score(seat) < GOAL);
    const losers = order.filter((seat) => score(seat) >= GOAL);
    return [
      ...winners.map((seat) => ({ seat, place: 1, score: score(seat) })),
      ...losers.map((seat) => ({ seat, place: 1 + winners.length, score: score(seat) })),
    ];
  }
  return order.map((seat, at) => {
    const level = order.findIndex((other) => score(other) === score(seat));
    return { seat, place: at === 0 ? 1 : 1 + Math.max(level, 1), score: score(seat) };
  });
}

/** Returns the seats from the highest total down. Breaks ties anticlockwise from the right of `from`, which comes last. */
function byTotal(totals: readonly number[], from: Seat): readonly Seat[] {
  const seats = totals.length;
  const fromTheRight = seatsFrom(nextSeat(from, seats, direction), seats, direction);
  return fromTheRight.toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
}
