import * as z from 'zod/mini';
import { DAY } from '../time.ts';

const doubtedStartsSchema = z.array(z.object({ date: z.int(), why: z.enum(['ahead', 'behind']) }));

/** The starts with a clock in doubt that agree with one another, oldest first, one of each day. Dates are in ms since 1970. */
export type DoubtedStarts = z.output<typeof doubtedStartsSchema>;

/** How far apart starts may be and still agree. */
const MOST_APART = 30 * DAY;

/** How many starts on different days believe a clock that each of them doubted. */
const AGREEING = 3;

/** Reads the starts as they were noted; none where nothing was. */
export function readDoubtedStarts(noted: string | null): DoubtedStarts {
  return noted === null || noted === '' ? [] : doubtedStartsSchema.parse(JSON.parse(noted));
}

/**
 * The starts that agree with one more, which is the last of them: a clock that is wrong for good shows the same date again and
 * again, or any; one that is right has gone on, by no more than a server may be off.
 */
export function withStart(before: DoubtedStarts, start: DoubtedStarts[number]): DoubtedStarts {
  const last = before.at(-1);
  if (last === undefined || last.why !== start.why) return [start];
  const since = start.date - last.date;
  if (since < 0 || since > MOST_APART) return [start];
  return dayOf(start.date) === dayOf(last.date) ? before : [...before, start];
}

/** Whether so many starts agree that the clock is believed. */
export function doAgree(starts: DoubtedStarts): boolean {
  return starts.length >= AGREEING;
}

function dayOf(date: number): number {
  return Math.floor(date / DAY);
}
