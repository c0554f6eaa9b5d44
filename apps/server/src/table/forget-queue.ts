import type { GuestId } from '@chinwag/protocol';

/** The maximum number of queued erasures. */
const MOST_WAITING = 100;

/** A queue that erases guests one at a time, because each erasure writes to every table that names the guest. */
export class ForgetQueue {
  readonly #forget: (person: GuestId) => Promise<void>;
  readonly #waiting = new Map<GuestId, Promise<'forgotten'>>();
  #last: Promise<unknown> = Promise.resolve();

  /** `forget` erases a guest's name everywhere. */
  constructor(forget: (person: GuestId) => Promise<void>) {
    this.#forget = forget;
  }

  /**
   * Resolves when a guest has been erased. A repeated call for the same guest waits for the same erasure. Resolves with `too-many`,
   * without any change, if the queue is full. Rejects if the erasure fails.
   */
  async add(person: GuestId): Promise<'forgotten' | 'too-many'> {
    const known = this.#waiting.get(person);
    if (known !== undefined) return known;
    if (this.#waiting.size >= MOST_WAITING) return 'too-many';
    const done = this.#last.then(() => this.#forgotten(person));
    this.#waiting.set(person, done);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #forgotten(person: GuestId): Promise<'forgotten'> {
    try {
      await this.#forget(person);
      return 'forgotten';
    } finally {
      this.#waiting.delete(person);
    }
  }
}
