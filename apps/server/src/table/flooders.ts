import type { GuestId } from '@chinwag/protocol';

/** Those who flooded a table a moment ago and are kept out for a while. */
export class Flooders {
  readonly #ban: number;
  readonly #until = new Map<GuestId, number>();

  /** `ban` is how long they are kept out, in ms. */
  constructor(ban: number) {
    this.#ban = ban;
  }

  add(person: GuestId): void {
    const now = Date.now();
    for (const [banned, until] of this.#until) if (until <= now) this.#until.delete(banned);
    this.#until.set(person, now + this.#ban);
  }

  has(person: GuestId): boolean {
    return (this.#until.get(person) ?? 0) > Date.now();
  }
}
