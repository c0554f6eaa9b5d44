import type { ClocksMessage } from '@chinwag/protocol';
import type { Time } from '../../time.ts';
import type { TableClock } from './table-clock.ts';

/** Broadcasts a table's clocks as rarely as possible, because clients count down by themselves. */
export class ClockBroadcast {
  readonly #clock: TableClock;
  readonly #time: Time;
  readonly #broadcast: (clocks: ClocksMessage) => void;
  /** The course of the clocks as last sent. */
  #sent = '';

  /** `broadcast` sends the clocks to everybody, in a message of their own. */
  constructor(clock: TableClock, time: Time, broadcast: (clocks: ClocksMessage) => void) {
    this.#clock = clock;
    this.#time = time;
    this.#broadcast = broadcast;
  }

  /** Returns the clocks now, for a new connection. */
  now(): ClocksMessage {
    return this.#clock.asSent(this.#time.now());
  }

  /** Returns the clocks, which the caller sends together with events of the game. */
  along(): ClocksMessage {
    this.#sent = this.#clock.course();
    return this.now();
  }

  /**
   * Sends the clocks if they changed without an event of the game: a connection dropped, or the clock setting of the table changed.
   */
  catchUp(): void {
    if (this.#clock.course() !== this.#sent) this.#broadcast(this.along());
  }
}
