import type { Monotonic, WallTime } from '../../time.ts';

/** Returns a monotonic time of a test, in ms. */
export function moment(ms: number): Monotonic {
  return ms as Monotonic;
}

/** Returns a date of a test, in ms since 1970. */
export function date(ms: number): WallTime {
  return ms as WallTime;
}
