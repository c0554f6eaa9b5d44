import type { Guest, GuestId, RefusalCode } from '@chinwag/protocol';
import { type Cancel, later, LONG_AGO, type Monotonic, type Time } from '../../time.ts';

/** How long somebody who does not request entry again is taken to wait, in ms. */
const WAITS = 15_000;
/** How long somebody who was turned away is not heard again, in ms. */
const TURNED_AWAY = 300_000;
const MOST = 8;

/** Who waits at the door of a table. */
export class EntryRequests {
  readonly #time: Time;
  readonly #changed: () => void;
  readonly #waiting = new Map<GuestId, { readonly guest: Guest; readonly gone: Cancel }>();
  readonly #turnedAway = new Map<GuestId, Monotonic>();

  /** `changed` is called when somebody else waits than before. */
  constructor(time: Time, changed: () => void) {
    this.#time = time;
    this.#changed = changed;
  }

  /** Everybody who waits, who came first first. */
  all(): readonly Guest[] {
    return [...this.#waiting.values()].map(({ guest }) => guest);
  }

  /** Somebody asks to come in, perhaps again; answers what they get to hear. */
  add(guest: Guest): RefusalCode {
    if ((this.#turnedAway.get(guest.id) ?? LONG_AGO) > this.#time.now()) return 'turned-away';
    const before = this.#waiting.get(guest.id);
    if (before === undefined && this.#waiting.size >= MOST) return 'door-busy';
    before?.gone();
    this.#waiting.set(guest.id, { guest, gone: this.#time.after(WAITS, () => this.end(guest.id)) });
    if (before?.guest.name !== guest.name) this.#changed();
    return 'door-knock';
  }

  /** Somebody does not wait any more; whether they did. */
  end(person: GuestId): boolean {
    const waiting = this.#waiting.get(person);
    if (waiting === undefined) return false;
    waiting.gone();
    this.#waiting.delete(person);
    this.#changed();
    return true;
  }

  /** Those who may come in now do not wait any more. To be called before it is shown who waits. */
  admit(mayComeIn: (guest: Guest) => boolean): void {
    for (const [person, { guest, gone }] of this.#waiting) {
      if (!mayComeIn(guest)) continue;
      gone();
      this.#waiting.delete(person);
    }
  }

  /** Somebody is sent away, and not heard for a while; whether they waited. */
  turnAway(person: GuestId): boolean {
    const now = this.#time.now();
    for (const [other, until] of this.#turnedAway) if (until <= now) this.#turnedAway.delete(other);
    this.#turnedAway.set(person, later(now, TURNED_AWAY));
    return this.end(person);
  }

  /** Nobody waits any more. */
  stop(): void {
    for (const { gone } of this.#waiting.values()) gone();
    this.#waiting.clear();
  }
}
