import { unchanged } from '../inTime.ts';

/** Handles items in order of arrival. Each item waits until the previous one has been handled, however long that takes. */
export class SerialQueue {
  readonly #failed: () => void;
  #last: Promise<void> = Promise.resolve();
  /** Marks the current items: the queue drops those from before it was last emptied. */
  #filled = Symbol('filled');

  /** Calls `failed` if handling an item fails. */
  constructor(failed: () => void) {
    this.#failed = failed;
  }

  /** Handles an item when its turn comes. */
  take(handle: () => void | Promise<void>): void {
    const isWanted = unchanged(() => this.#filled);
    this.#last = this.#last
      .then(() => (isWanted() ? handle() : undefined))
      .catch(() => (isWanted() ? this.#failed() : undefined));
  }

  /** Drops all items so far. */
  empty(): void {
    this.#filled = Symbol('filled');
  }
}
