import type { GuestId } from '@chinwag/protocol';

/** How many guests may wait to be forgotten at a time. */
const MOST_WAITING = 100;

/** Forgets guests one after the other, however many ask at once: each is written at every table that names them. */
export class ForgetQueue {
  readonly #forget: (person: GuestId) => Promise<void>;
  readonly #waiting = new Map<GuestId, Promise<'forgotten'>>();
  #last: Promise<unknown> = Promise.resolve();

  /** `forget` takes a guest's name out of everything. */
  constructor(forget: (person: GuestId) => Promise<void>) {
    this.#forget = forget;
  }

  /**
   * Resolves when a guest is forgotten. One who asks again while they wait, or while it is being done, waits for the same.
   * `too-many`, and nothing is done, while too many wait.
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
