import * as z from 'zod/mini';
import { DAY } from '../time.ts';

const doubtedStartsSchema = z.array(z.object({ date: z.int(), why: z.enum(['ahead', 'behind']) }));

/**
 * The server starts with a suspect clock that are consistent with each other, oldest first, one per day. Dates are in ms since the
 * Unix epoch.
 */
export type DoubtedStarts = z.output<typeof doubtedStartsSchema>;

/** The maximum distance between consistent starts. */
const MOST_APART = 30 * DAY;

/** The number of consistent starts on different days after which a suspect clock is trusted. */
const AGREEING = 3;

/**
 * Parses the recorded starts. Returns an empty list if there are none. Throws if the note is corrupt (only this server writes it).
 */
export function readDoubtedStarts(noted: string | null): DoubtedStarts {
  return noted === null || noted === '' ? [] : doubtedStartsSchema.parse(JSON.parse(noted));
}

/**
 * Returns the starts with `start` added, or `start` alone if it is inconsistent with the others. A clock that is permanently wrong
 * repeats a date or shows a random one. A correct clock advances, by no more than the longest time for which a server may be off.
 */
export function withStart(before: DoubtedStarts, start: DoubtedStarts[number]): DoubtedStarts {
  const last = before.at(-1);
  if (last === undefined || last.why !== start.why) return [start];
  const since = start.date - last.date;
  if (since < 0 || since > MOST_APART) return [start];
  return dayOf(start.date) === dayOf(last.date) ? before : [...before, start];
}

/** Returns whether enough starts are consistent with each other for the clock to be trusted. */
export function doAgree(starts: DoubtedStarts): boolean {
  return starts.length >= AGREEING;
}

function dayOf(date: number): number {
  return Math.floor(date / DAY);
}
