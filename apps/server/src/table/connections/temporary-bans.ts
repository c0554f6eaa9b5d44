import type { GuestId } from '@chinwag/protocol';
import { later, LONG_AGO, type Monotonic, type Time } from '../../time.ts';

/** The temporary bans of people who flooded a table. */
export class TemporaryBans {
  readonly #time: Pick<Time, 'now'>;
  readonly #ban: number;
  readonly #announce: (person: GuestId) => void;
  readonly #until = new Map<GuestId, Monotonic>();

  /** `ban` is how long a ban lasts, in ms. `announce` notifies the other processes of the server. */
  constructor(time: Pick<Time, 'now'>, ban: number, announce: (person: GuestId) => void) {
    this.#time = time;
    this.#ban = ban;
    this.#announce = announce;
  }

  /** Bans a person who flooded a table of this process. */
  add(person: GuestId): void {
    this.keepOut(person);
    this.#announce(person);
  }

  /** Bans a person who flooded a table of another process. */
  keepOut(person: GuestId): void {
    const now = this.#time.now();
    for (const [banned, until] of this.#until) if (until <= now) this.#until.delete(banned);
    this.#until.set(person, later(now, this.#ban));
  }

  has(person: GuestId): boolean {
    return (this.#until.get(person) ?? LONG_AGO) > this.#time.now();
  }
}
