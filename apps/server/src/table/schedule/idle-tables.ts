import type { Cancel } from '../../time.ts';

/** The idle tables in memory. If there are too many, it closes the longest idle. */
export class IdleTables {
  readonly #most: number;
  readonly #closings = new Set<() => void>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Registers an idle table, and returns a function that removes it from the list. `close` removes the table from memory, and the
   * store still has it.
   */
  add(close: () => void): Cancel {
    const closing = (): void => close();
    this.#closings.add(closing);
    const [oldest] = this.#closings;
    if (this.#closings.size > this.#most && oldest !== undefined) {
      this.#closings.delete(oldest);
      oldest();
    }
    return () => void this.#closings.delete(closing);
  }
}
