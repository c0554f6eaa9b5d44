import type { ClocksMessage } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';

/** A seat's clock. The browser counts it down from the server's last message. All times are in ms. */
export interface SeatClock {
  readonly seat: Seat;
  /** The time left at the moment `at`. */
  readonly left: number;
  readonly at: number;
  /** Whether the clock is running. A clock stops while a connection is lost. */
  readonly runs: boolean;
}

/** Returns the clocks that the server sent at the time `at`. */
export function seatClocksAt(sent: ClocksMessage, at: number): readonly SeatClock[] {
  return sent.map(([seat, left, runs]) => ({ seat, left, at, runs: runs === 1 }));
}

/** Returns the ms left on a clock at the time `now`, at least 0. */
export function leftOn({ left, at, runs }: SeatClock, now: number): number {
  return runs ? Math.max(0, left - Math.max(0, now - at)) : left;
}

/** Returns the clocks, stopped at the time `now` until the server's next message. */
export function stopped(clocks: readonly SeatClock[], now: number): readonly SeatClock[] {
  return clocks.map((clock) => ({ ...clock, left: leftOn(clock, now), at: now, runs: false }));
}
