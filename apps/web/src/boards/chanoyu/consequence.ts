import { type LayMove, type Outlook, outlook, rowsAfter } from '@chinwag/rules/chanoyu';
import { nameOf } from '../shared/people.ts';
import { capital } from '../../wording/words.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { View } from './view.ts';

/** What a lay would bring. */
export interface Consequence {
  /** What the row it goes to would score more, or less. */
  readonly gain: number;
  /** What becomes of the total of that row's owner: `+1: 13 becomes 14`, `Inés stays at 3`. */
  readonly change: string;
  readonly ahead: Outlook;
  readonly outcome: Outcome;
}

/** Weighs a lay: what would be if the round ended after it. */
export function consequenceOf(view: View, move: LayMove): Consequence {
  const { state, viewer } = view;
  const now = outlook(state);
  const ahead = outlook(state, rowsAfter(state.round.rows, move));
  const [before, after] = [now.totals[move.row] ?? 0, ahead.totals[move.row] ?? 0];
  const gain = after - before;
  const owner = move.row === viewer ? '' : `${nameOf(view, move.row)} `;
  const becomes = `${gainInFigures(gain)}: ${owner}${before} becomes ${after}`;
  return {
    gain,
    change: gain === 0 ? capital(`${owner}stays at ${before}`) : becomes,
    ahead,
    outcome: outcomeOf(state, ahead, view),
  };
}

/** A gain as it is written: `+2`, `0`. */
export function gainInFigures(gain: number): string {
  return gain > 0 ? `+${gain}` : String(gain);
}
