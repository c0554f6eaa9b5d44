import type { Seat } from '../../kernel/seat.ts';
import { totalsOf } from '../../shared/points.ts';
import type { Scoring } from './options.ts';
import { type Row, type Stretch, stretches } from './row.ts';
import { type ChanoyuState, type DealRecord, seatCount } from './state.ts';

/** Returns the score of one stretch (CN6.1). */
export function stretchPoints([low, high]: Stretch, scoring: Scoring): number {
  const cards = high - low + 1;
  switch (scoring) {
    case 'links':
      return cards - 1;
    case 'steps':
      return cards + cards - 1;
    case 'runs':
      return (cards * (cards + 1)) / 2;
  }
}

/** Returns the score of a row if the round ended now (CN6.1). */
export function rowPoints(row: Row, scoring: Scoring): number {
  return stretches(row).reduce((sum, stretch) => sum + stretchPoints(stretch, scoring), 0);
}

/** Returns whether the table is between rounds: a round has been scored, and the next has not been dealt. */
export function isScored({ records, deal }: ChanoyuState): boolean {
  return records.length === deal.number;
}

/** Returns the score of the best rows in a scored round and the seats that own them (CN6.1). Returns no seats if no row scored. */
export function bestRows({ points }: DealRecord): { readonly points: number; readonly seats: readonly Seat[] } {
  const most = Math.max(...points);
  return { points: most, seats: points.flatMap((of, seat) => (most > 0 && of === most ? [seat] : [])) };
}

/** Returns each seat's total over the scored rounds (CN2.2). */
export function totals(state: ChanoyuState): readonly number[] {
  return totalsOf(state, seatCount(state));
}
