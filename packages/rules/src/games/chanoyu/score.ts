import { totalsOf } from '../../shared/points.ts';
import type { Scoring } from './options.ts';
import { type Row, type Stretch, stretches } from './row.ts';
import { type ChanoyuState, seatCount } from './state.ts';

/** What one stretch scores (CN6.1). */
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

/** What a row would score if the round ended now (CN6.1). */
export function rowPoints(row: Row, scoring: Scoring): number {
  return stretches(row).reduce((sum, stretch) => sum + stretchPoints(stretch, scoring), 0);
}

/** Each seat's total over the scored rounds (CN2.2). */
export function totals(state: ChanoyuState): readonly number[] {
  return totalsOf(state, seatCount(state));
}
