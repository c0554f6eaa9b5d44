import type { GuestId } from '@chinwag/protocol';
import { later, LONG_AGO, type Monotonic, type Time } from '../../time.ts';

/** Those who flooded a table a moment ago and are banned for a while. */
export class TemporaryBans {
  readonly #time: Pick<Time, 'now'>;
  readonly #ban: number;
  readonly #announce: (person: GuestId) => void;
  readonly #until = new Map<GuestId, Monotonic>();

  /** `ban` is how long they are banned, in ms; `announce` lets the other processes of the server know. */
  constructor(time: Pick<Time, 'now'>, ban: number, announce: (person: GuestId) => void) {
    this.#time = time;
    this.#ban = ban;
    this.#announce = announce;
  }

  /** Somebody flooded a table of this process. */
  add(person: GuestId): void {
    this.keepOut(person);
    this.#announce(person);
  }

  /** Keeps somebody out, wherever they flooded a table. */
  keepOut(person: GuestId): void {
    const now = this.#time.now();
    for (const [banned, until] of this.#until) if (until <= now) this.#until.delete(banned);
    this.#until.set(person, later(now, this.#ban));
  }

  has(person: GuestId): boolean {
    return (this.#until.get(person) ?? LONG_AGO) > this.#time.now();
  }
}
