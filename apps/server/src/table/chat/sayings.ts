import type { GuestId, TableCode } from '@chinwag/protocol';
import type { Log } from '../../log.ts';
import type { Store } from '../../store/store.ts';
import { storedDate, type WallTime } from '../../time.ts';
import type { Saying } from '../record/saying.ts';

/** The number of chat messages that a table stores. The table drops older messages. */
export const STORED_SAYINGS = 200;

/**
 * The chat messages of a table, which are written in the background. The next message retries a failed write, and no request waits
 * for the write.
 */
export class Sayings {
  readonly #table: TableCode;
  readonly #store: Store;
  readonly #log: Log;
  #all: readonly Saying[];
  #unwritten: readonly Saying[] = [];
  #writing: Promise<void> | null = null;

  /** `stored` holds the table's stored messages, oldest first. */
  constructor(table: TableCode, stored: readonly Saying[], { store, log }: { readonly store: Store; readonly log: Log }) {
    this.#table = table;
    this.#all = stored;
    this.#store = store;
    this.#log = log;
  }

  /** Returns the latest messages, oldest first. */
  all(): readonly Saying[] {
    return this.#all;
  }

  /** Returns a date for a message at `now`. The date is later than that of every earlier message. */
  dateFor(now: WallTime): WallTime {
    return storedDate(Math.max(now, (this.#all.at(-1)?.said.at ?? 0) + 1));
  }

  add(saying: Saying): void {
    this.#all = [...this.#all, saying].slice(-STORED_SAYINGS);
    this.#unwritten = [...this.#unwritten, saying].slice(-STORED_SAYINGS);
    this.#writing ??= this.#write();
  }

  /** Erases a person's messages. */
  forget(person: GuestId): void {
    this.#leave(({ said }) => said.from !== person);
  }

  /** Erases the message sent at a date. */
  erase(at: number): void {
    this.#leave(({ said }) => said.at !== at);
  }

  /** Resolves when every message that can be written has been written. */
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
