import type { GuestId, TableCode } from '@chinwag/protocol';
import type { Log } from '../../log.ts';
import type { Store } from '../../store/store.ts';
import { storedDate, type WallTime } from '../../time.ts';
import type { Saying } from '../record/saying.ts';

/** How many of the last sayings a table keeps. */
export const STORED_SAYINGS = 200;

/**
 * What was said at a table, as long as the table is there. It is written down in the background: what cannot be written
 * now is written with the next, and nothing ever waits for it.
 */
export class Sayings {
  readonly #table: TableCode;
  readonly #store: Store;
  readonly #log: Log;
  #all: readonly Saying[];
  #unwritten: readonly Saying[] = [];
  #writing: Promise<void> | null = null;

  /** `stored` is what the store has of the table's sayings, oldest first. */
  constructor(table: TableCode, stored: readonly Saying[], { store, log }: { readonly store: Store; readonly log: Log }) {
    this.#table = table;
    this.#all = stored;
    this.#store = store;
    this.#log = log;
  }

  /** The last of them, oldest first. */
  all(): readonly Saying[] {
    return this.#all;
  }

  /** A date for what is said at `now`, later than any that was said before. */
  dateFor(now: WallTime): WallTime {
    return storedDate(Math.max(now, (this.#all.at(-1)?.said.at ?? 0) + 1));
  }

  add(saying: Saying): void {
    this.#all = [...this.#all, saying].slice(-STORED_SAYINGS);
    this.#unwritten = [...this.#unwritten, saying].slice(-STORED_SAYINGS);
    this.#writing ??= this.#write();
  }

  /** Keeps nothing any more of what somebody said. */
  forget(person: GuestId): void {
    this.#leave(({ said }) => said.from !== person);
  }

  /** Keeps nothing any more of what was said at a time. */
  erase(at: number): void {
    this.#leave(({ said }) => said.at !== at);
  }

  /** Resolves when all is written that can be. */
  async settled(): Promise<void> {
    if (this.#unwritten.length > 0) this.#writing ??= this.#write();
    await this.#writing;
  }

  #leave(those: (saying: Saying) => boolean): void {
    this.#all = this.#all.filter(those);
    this.#unwritten = this.#unwritten.filter(those);
  }

  async #write(): Promise<void> {
    try {
      while (this.#unwritten.length > 0) {
        const batch = this.#unwritten;
        await this.#store.addSayings(this.#table, batch, STORED_SAYINGS);
        this.#unwritten = this.#unwritten.filter((saying) => !batch.includes(saying));
      }
    } catch (error) {
      this.#log.error({ table: this.#table, err: error }, 'what was said could not be written down');
    }
    this.#writing = null;
  }
}
