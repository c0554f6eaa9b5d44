import type { ToldClocks } from '@chinwag/protocol';
import type { Time } from '../../time.ts';
import type { TableClock } from './table-clock.ts';

/** Tells a table's clocks, as seldom as can be: from what was told last they count down by themselves. */
export class ClockTelling {
  readonly #clock: TableClock;
  readonly #time: Time;
  readonly #tell: (clocks: ToldClocks) => void;
  /** The course of the clocks that was told last. */
  #told = '';

  /** `tell` sends the clocks to all, in a message of their own. */
  constructor(clock: TableClock, time: Time, tell: (clocks: ToldClocks) => void) {
    this.#clock = clock;
    this.#time = time;
    this.#tell = tell;
  }

  /** The clocks as they are now, for one who does not know them. */
  now(): ToldClocks {
    return this.#clock.told(this.#time.now());
  }

  /** The clocks, to be sent to all along with what happened in the game. */
  along(): ToldClocks {
    this.#told = this.#clock.course();
    return this.now();
  }

  /** Tells them where nothing that happened in the game does: a line dropped, or the table has another clock. */
  catchUp(): void {
    if (this.#clock.course() !== this.#told) this.#tell(this.along());
  }
}
