import type { ClocksMessage } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';

/** The clock of a seat, which this browser counts down by itself from what the table sent last. All in ms. */
export interface SeatClock {
  readonly seat: Seat;
  /** What was left at the time `at`, as `performance.now` tells it. */
  readonly left: number;
  readonly at: number;
  /** Whether it runs; it stands while a line is down. */
  readonly runs: boolean;
}

/** The clocks as they were sent at the time `at`. */
export function seatClocksAt(sent: ClocksMessage, at: number): readonly SeatClock[] {
  return sent.map(([seat, left, runs]) => ({ seat, left, at, runs: runs === 1 }));
}

/** What a clock has left at the time `now`, never less than nothing. */
export function leftOn({ left, at, runs }: SeatClock, now: number): number {
  return runs ? Math.max(0, left - Math.max(0, now - at)) : left;
}

/** The clocks as they stand from the time `now` on, until the table tells them again. */
export function stopped(clocks: readonly SeatClock[], now: number): readonly SeatClock[] {
  return clocks.map((clock) => ({ ...clock, left: leftOn(clock, now), at: now, runs: false }));
}
