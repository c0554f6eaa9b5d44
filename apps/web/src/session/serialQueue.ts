import { unchanged } from '../inTime.ts';

/** Takes what comes in the order in which it came, each when the one before has been taken, however long that takes. */
export class SerialQueue {
  readonly #failed: () => void;
  #last: Promise<void> = Promise.resolve();
  /** What came before the queue was emptied last is not taken any more. */
  #filled = Symbol('filled');

  /** `failed` is called when something could not be taken. */
  constructor(failed: () => void) {
    this.#failed = failed;
  }

  /** Takes something when its turn comes. */
  take(handle: () => void | Promise<void>): void {
    const isWanted = unchanged(() => this.#filled);
    this.#last = this.#last
      .then(() => (isWanted() ? handle() : undefined))
      .catch(() => (isWanted() ? this.#failed() : undefined));
  }

  /** Takes nothing any more of what has come so far. */
  empty(): void {
    this.#filled = Symbol('filled');
  }
}
