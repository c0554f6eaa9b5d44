import type { ClocksMessage } from '@chinwag/protocol';
import type { Time } from '../../time.ts';
import type { TableClock } from './table-clock.ts';

/** Tells a table's clocks, as seldom as can be: from what was sent last they count down by themselves. */
export class ClockBroadcast {
  readonly #clock: TableClock;
  readonly #time: Time;
  readonly #broadcast: (clocks: ClocksMessage) => void;
  /** The course of the clocks that was sent last. */
  #sent = '';

  /** `broadcast` sends the clocks to all, in a message of their own. */
  constructor(clock: TableClock, time: Time, broadcast: (clocks: ClocksMessage) => void) {
    this.#clock = clock;
    this.#time = time;
    this.#broadcast = broadcast;
  }

  /** The clocks as they are now, for one who does not know them. */
  now(): ClocksMessage {
    return this.#clock.asSent(this.#time.now());
  }

  /** The clocks, to be sent to all along with what happened in the game. */
  along(): ClocksMessage {
    this.#sent = this.#clock.course();
    return this.now();
  }

  /** Tells them where nothing that happened in the game does: a connection dropped, or the table has another clock. */
  catchUp(): void {
    if (this.#clock.course() !== this.#sent) this.#broadcast(this.along());
  }
}
