import { rowsAfter } from './building.ts';
import type { LayMove } from './moves.ts';
import type { Row } from './row.ts';
import { isScored, rowPoints, totals } from './score.ts';
import { type Sequel, sequelOf } from './sequel.ts';
import type { ChanoyuState } from './state.ts';

/**
 * A round's forecast: the result if the round ended now or, once it has been scored, the actual result. All fields except the
 * sequel are by seat.
 */
export interface RoundForecast {
  /** The score of each row. */
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly sequel: Sequel;
}

/** Returns the result if the round ended now, with its current rows, or with `rows` to preview the laying of a card (CN6). */
export function roundForecast(state: ChanoyuState, rows: readonly Row[] = state.deal.rows): RoundForecast {
  const points = rows.map((row) => rowPoints(row, state.options.scoring));
  const before = totals(state);
  const after = isScored(state) ? before : before.map((total, seat) => total + (points[seat] ?? 0));
  return { points, totals: after, sequel: sequelOf(after, state.deal.dealer, state.firstDealer) };
}

/** A preview of laying a card: the gain and the result if the round ended then. */
export interface Weighed {
  /** The total of the row's owner, before and after the card is laid. */
  readonly before: number;
  readonly after: number;
  /** The change in that row's score, which may be negative. */
  readonly gain: number;
  readonly ahead: RoundForecast;
}

/** Returns a preview of laying a card (CN6). */
export function weighed(state: ChanoyuState, move: LayMove): Weighed {
  const ahead = roundForecast(state, rowsAfter(state.deal.rows, move));
  const before = roundForecast(state).totals[move.row] ?? 0;
  const after = ahead.totals[move.row] ?? 0;
  return { before, after, gain: after - before, ahead };
}
