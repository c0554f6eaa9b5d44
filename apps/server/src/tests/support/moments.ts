import type { Monotonic, WallTime } from '../../time.ts';

/** A moment of a test's own time, in ms. */
export function moment(ms: number): Monotonic {
  return ms as Monotonic;
}

/** A date of a test, in ms since 1970. */
export function date(ms: number): WallTime {
  return ms as WallTime;
}
