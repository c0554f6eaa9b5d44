import type { Delays } from '../../config.ts';
import type { Cancel, Time } from '../../time.ts';
import type { IdleTables } from './idle-tables.ts';

/** The dependencies of closing idle tables. */
interface IdleServices {
  readonly time: Time;
  readonly pace: Pick<Delays, 'idleTable'>;
  readonly idleTables: IdleTables;
}

/** Closes a table without people: after an idle timeout, or sooner if too many are idle. */
export class IdleClosing {
  readonly #app: IdleServices;
  readonly #close: () => void;
  #ends: readonly Cancel[] = [];
  #stopped = false;

  constructor(app: IdleServices, close: () => void) {
    this.#app = app;
    this.#close = close;
  }

  /** Starts or restarts the idle timeout, because nobody is present. */
  nobodyIsHere(): void {
    this.somebodyIsHere();
    if (this.#stopped) return;
    const { time, pace, idleTables } = this.#app;
    this.#ends = [time.after(pace.idleTable, this.#close), idleTables.add(this.#close)];
  }

  /** Stops the idle timeout, because somebody is present. */
  somebodyIsHere(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
  }

  /** Stops the idle timeout, because the table closes. */
  stop(): void {
    this.#stopped = true;
    this.somebodyIsHere();
  }
}
