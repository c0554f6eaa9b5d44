import {
  type ChanoyuState, ends, type Row, type Scoring, stretches, stretchPoints, TRICKS, VALUES,
} from '@chinwag/rules/chanoyu';

/** A row's value: its current points and the further points that it can be expected to gain. */
export interface Prospect {
  readonly points: number;
  readonly hope: number;
}

/** The probability that the next value at an end is laid while many tricks are to come, and how it decays. */
const LIKELY = 0.72;
const FADING = 0.7;

/** Returns the number of tricks left to play, including the current one. */
export function tricksToCome({ deal, phase }: ChanoyuState): number {
  return TRICKS - deal.tricks - (phase.name === 'build' ? 1 : 0);
}

/** Returns a row's prospect when `tricks` more tricks are still to come. */
export function prospectOf(row: Row, tricks: number, scoring: Scoring): Prospect {
  const likely = LIKELY * (1 - FADING ** tricks);
  const found = stretches(row);
  const points = found.reduce((sum, stretch) => sum + stretchPoints(stretch, scoring), 0);
  const taken = ends(row);
  if (taken === null) return { points, hope: hopeOfStart(likely, scoring) };
  const [first = taken] = found;
  const last = found.at(-1) ?? taken;
  const below = hopeOfEnd(taken[0] - 1, first[1] - first[0] + 1, likely, scoring);
  const above = hopeOfEnd(VALUES.length - taken[1], last[1] - last[0] + 1, likely, scoring);
  return { points, hope: below + above };
}

/** Returns the expected points of an empty row: a card in the middle, and both its ends. */
function hopeOfStart(likely: number, scoring: Scoring): number {
  const half = VALUES.length / 2;
  const bothEnds = hopeOfEnd(half, 1, likely, scoring) + hopeOfEnd(half - 1, 1, likely, scoring);
  return likely * (stretchPoints([1, 1], scoring) + bothEnds);
}

/**
 * Returns the expected gain at one end of a stretch of `length`. There is `room` for values beyond this end, each of which needs
 * the value before it.
 */
function hopeOfEnd(room: number, length: number, likely: number, scoring: Scoring): number {
  let hope = 0;
  let odds = 1;
  for (let more = 1; more <= room; more++) {
    odds *= likely;
    hope += odds * (stretchPoints([1, length + more], scoring) - stretchPoints([1, length + more - 1], scoring));
  }
  return hope;
}
