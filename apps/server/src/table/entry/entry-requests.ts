import type { Guest, GuestId, RefusalCode } from '@chinwag/protocol';
import { type Cancel, later, LONG_AGO, type Monotonic, type Time } from '../../time.ts';

/** How long somebody who does not request entry again is taken to wait, in ms. */
const WAITS = 15_000;
/** How long somebody who was turned away is not heard again, in ms. */
const TURNED_AWAY = 300_000;
const MOST = 8;

/** Somebody who waits, and by which network others may have come with them; null where nobody can be distinguished. */
interface WaitingGuest {
  readonly guest: Guest;
  readonly network: string | null;
  readonly gone: Cancel;
}

/**
 * Who waits at the door of a table. There are few places, and networks share them: where all are taken, the one who comes from a
 * network that has fewer takes that of the last who came from the one that has most.
 */
export class EntryRequests {
  readonly #time: Time;
  readonly #changed: () => void;
  readonly #waiting = new Map<GuestId, WaitingGuest>();
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

  /** Somebody in a network asks to come in, perhaps again; answers what they get to hear. */
  add(guest: Guest, network: string | null): RefusalCode {
    if (this.isTurnedAway(guest.id)) return 'turned-away';
    const before = this.#waiting.get(guest.id);
    if (before === undefined && this.#waiting.size >= MOST && !this.#makesRoomFor(network)) return 'door-busy';
    before?.gone();
    this.#waiting.set(guest.id, { guest, network, gone: this.#time.after(WAITS, () => this.end(guest.id)) });
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

  /** Whether somebody was sent away lately. */
  isTurnedAway(person: GuestId): boolean {
    return (this.#turnedAway.get(person) ?? LONG_AGO) > this.#time.now();
  }

  /** Somebody is sent away, and not heard for a while; whether they waited. */
  turnAway(person: GuestId): boolean {
    const now = this.#time.now();
    for (const [other, until] of this.#turnedAway) if (until <= now) this.#turnedAway.delete(other);
    this.#turnedAway.set(person, later(now, TURNED_AWAY));
    return this.end(person);
  }

  /** Ends the wait of the last from the network with most places, if it would still have as many as this one; whether it did. */
  #makesRoomFor(network: string | null): boolean {
    const waiting = [...this.#waiting.values()];
    const placesOf = (theirs: string | null): number => waiting.filter((one) => one.network === theirs).length;
    const most = Math.max(...waiting.map((one) => placesOf(one.network)));
    const last = waiting.findLast((one) => placesOf(one.network) === most);
    if (last === undefined || most <= placesOf(network) + 1) return false;
    last.gone();
    return this.#waiting.delete(last.guest.id);
  }

  /** Nobody waits any more. */
  stop(): void {
    for (const { gone } of this.#waiting.values()) gone();
    this.#waiting.clear();
  }
}
