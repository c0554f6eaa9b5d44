import type { Cancel } from '../../time.ts';

/** The tables in memory at which nobody is: of more than there is room for, those that have been idle longest go. */
export class IdleTables {
  readonly #most: number;
  readonly #closings = new Set<() => void>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Nobody is at a table, until what is returned is called; `close` takes it out of memory, and the store keeps it. */
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
