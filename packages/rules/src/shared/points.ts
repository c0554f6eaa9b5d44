import type { GameState, Standing } from '../kernel/game.ts';
import { allSeats } from '../kernel/seat.ts';

/** Returns the sum of the points from all scored deals, by seat. */
export function totalsOf({ records }: Pick<GameState, 'records'>, seats: number): readonly number[] {
  return allSeats(seats).map((seat) => records.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
}

/** A lead: the first and second seats and the margin between them in points or counters; 0 for a tie. */
export interface Lead {
  readonly first: Standing;
  readonly second: Standing;
  readonly ahead: number;
}

/** Returns the lead in these standings, which are best place first, or null for fewer than two standings. */
export function leadIn([first, second]: readonly Standing[]): Lead | null {
  if (first === undefined || second === undefined) return null;
  return { first, second, ahead: Math.abs(first.score - second.score) };
}

/** Returns the standings for these scores, by seat, best place first; equal scores share a place. `best` says which score wins. */
export function standingsBy(best: 'highest' | 'lowest', scores: readonly number[]): readonly Standing[] {
  const sign = best === 'highest' ? 1 : -1;
  return scores
    .map((score, seat) => ({ seat, place: 1 + scores.filter((other) => sign * (other - score) > 0).length, score }))
    .toSorted((a, b) => a.place - b.place);
}
