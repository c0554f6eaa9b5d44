import type { Delays } from '../../config.ts';
import type { Cancel, Time } from '../../time.ts';
import type { IdleTables } from './idle-tables.ts';

/** What it takes to close idle tables. */
interface IdleServices {
  readonly time: Time;
  readonly pace: Pick<Delays, 'idleTable'>;
  readonly idleTables: IdleTables;
}

/** Takes a table out of memory at which nobody is: after a while, or sooner if too many are idle. */
export class IdleClosing {
  readonly #app: IdleServices;
  readonly #close: () => void;
  #ends: readonly Cancel[] = [];
  #stopped = false;

  constructor(app: IdleServices, close: () => void) {
    this.#app = app;
    this.#close = close;
  }

  /** Nobody is at the table: its time begins, or begins again. */
  nobodyIsHere(): void {
    this.somebodyIsHere();
    if (this.#stopped) return;
    const { time, pace, idleTables } = this.#app;
    this.#ends = [time.after(pace.idleTable, this.#close), idleTables.add(this.#close)];
  }

  /** Somebody is at the table, which stays. */
  somebodyIsHere(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
  }

  /** The table closes anyway. */
  stop(): void {
    this.#stopped = true;
    this.somebodyIsHere();
  }
}
