import { rowsAfter } from './building.ts';
import type { LayMove } from './moves.ts';
import type { Row } from './row.ts';
import { isScored, rowPoints, totals } from './score.ts';
import { type Sequel, sequelOf } from './sequel.ts';
import type { ChanoyuState } from './state.ts';

/** What would be if the round ended now; once it is scored, what is. All but the sequel is by seat. */
export interface RoundForecast {
  /** What each row scores. */
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly sequel: Sequel;
}

/** What would be if the round ended now, with its rows as they are or, to weigh a lay, as `rows` has them (CN6). */
export function roundForecast(state: ChanoyuState, rows: readonly Row[] = state.deal.rows): RoundForecast {
  const points = rows.map((row) => rowPoints(row, state.options.scoring));
  const before = totals(state);
  const after = isScored(state) ? before : before.map((total, seat) => total + (points[seat] ?? 0));
  return { points, totals: after, sequel: sequelOf(after, state.deal.dealer, state.firstDealer) };
}

/** What a lay would bring, and what would be if the round ended after it. */
export interface Weighed {
  /** The total of the owner of the row it goes to, without the lay and with it. */
  readonly before: number;
  readonly after: number;
  /** How much more, or less, that row would score. */
  readonly gain: number;
  readonly ahead: RoundForecast;
}

/** Weighs a lay (CN6). */
export function weighed(state: ChanoyuState, move: LayMove): Weighed {
  const ahead = roundForecast(state, rowsAfter(state.deal.rows, move));
  const before = roundForecast(state).totals[move.row] ?? 0;
  const after = ahead.totals[move.row] ?? 0;
  return { before, after, gain: after - before, ahead };
}
