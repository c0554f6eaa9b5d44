import type { GuestId } from '@chinwag/protocol';

/** Those who flooded a table a moment ago and are kept out for a while. */
export class Flooders {
  readonly #ban: number;
  readonly #tell: (person: GuestId) => void;
  readonly #until = new Map<GuestId, number>();

  /** `ban` is how long they are kept out, in ms; `tell` lets the other processes of the house know. */
  constructor(ban: number, tell: (person: GuestId) => void) {
    this.#ban = ban;
    this.#tell = tell;
  }

  /** Somebody flooded a table of this process. */
  add(person: GuestId): void {
    this.keepOut(person);
    this.#tell(person);
  }

  /** Keeps somebody out, wherever they flooded a table. */
  keepOut(person: GuestId): void {
    const now = Date.now();
    for (const [banned, until] of this.#until) if (until <= now) this.#until.delete(banned);
    this.#until.set(person, now + this.#ban);
  }

  has(person: GuestId): boolean {
    return (this.#until.get(person) ?? 0) > Date.now();
  }
}
