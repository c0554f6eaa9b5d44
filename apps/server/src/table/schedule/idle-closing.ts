import type { House } from '../../app-context.ts';
import type { Cancel } from '../../time.ts';

/** Takes a table out of memory at which nobody is: after a while, or sooner if too many are idle. */
export class IdleClosing {
  readonly #house: Pick<House, 'time' | 'pace' | 'idleTables'>;
  readonly #close: () => void;
  #ends: readonly Cancel[] = [];
  #stopped = false;

  constructor(house: Pick<House, 'time' | 'pace' | 'idleTables'>, close: () => void) {
    this.#house = house;
    this.#close = close;
  }

  /** Nobody is at the table: its time begins, or begins anew. */
  nobodyIsHere(): void {
    this.somebodyIsHere();
    if (this.#stopped) return;
    const { time, pace, idleTables } = this.#house;
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
