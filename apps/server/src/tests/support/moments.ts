import type { Monotonic, WallTime } from '../../time.ts';

/** Returns `ms` as a monotonic time, for tests. */
export function moment(ms: number): Monotonic {
  return ms as Monotonic;
}

/** Returns `ms` since the Unix epoch as a date, for tests. */
export function date(ms: number): WallTime {
  return ms as WallTime;
}
