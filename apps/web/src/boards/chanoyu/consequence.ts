import { type LayMove, type Outlook, weighed } from '@chinwag/rules/chanoyu';
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
  const { before, after, gain, ahead } = weighed(view.state, move);
  const owner = move.row === view.viewer ? '' : `${nameOf(view, move.row)} `;
  const becomes = `${gainInFigures(gain)}: ${owner}${before} becomes ${after}`;
  const change = gain === 0 ? capital(`${owner}stays at ${before}`) : becomes;
  return { gain, change, ahead, outcome: outcomeOf(ahead, view) };
}

/** A gain as it is written: `+2`, `0`. */
export function gainInFigures(gain: number): string {
  return gain > 0 ? `+${gain}` : String(gain);
}
