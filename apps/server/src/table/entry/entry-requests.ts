import type { Guest, GuestId, RefusalCode } from '@chinwag/protocol';
import { type Cancel, later, LONG_AGO, type Monotonic, type Time } from '../../time.ts';

/** How long an entry request lasts unless the guest repeats it, in ms. */
const WAITS = 15_000;
/** How long the table ignores requests of a person whom the host has refused entry, in ms. */
const TURNED_AWAY = 300_000;
const MOST = 8;

/** An entry request, with its network, which others may share. The network is null if clients cannot be distinguished. */
interface WaitingGuest {
  readonly guest: Guest;
  readonly network: string | null;
  readonly gone: Cancel;
}

/**
 * The entry requests at a table. The queue is short, and client networks share it fairly. If it is full, a network with fewer
 * requests takes the last place of the network with the most.
 */
export class EntryRequests {
  readonly #time: Time;
  readonly #changed: () => void;
  readonly #waiting = new Map<GuestId, WaitingGuest>();
  readonly #turnedAway = new Map<GuestId, Monotonic>();

  /** Calls `changed` when the queue changes. */
  constructor(time: Time, changed: () => void) {
    this.#time = time;
    this.#changed = changed;
  }

  /** Returns everybody in the queue, oldest first. */
  all(): readonly Guest[] {
    return [...this.#waiting.values()].map(({ guest }) => guest);
  }

  /** Adds a guest of a network to the queue, or extends their request. Returns the answer for the guest. */
  add(guest: Guest, network: string | null): RefusalCode {
    if (this.isTurnedAway(guest.id)) return 'turned-away';
    const before = this.#waiting.get(guest.id);
    if (before === undefined && this.#waiting.size >= MOST && !this.#makesRoomFor(network)) return 'door-busy';
    before?.gone();
    this.#waiting.set(guest.id, { guest, network, gone: this.#time.after(WAITS, () => this.end(guest.id)) });
    if (before?.guest.name !== guest.name) this.#changed();
    return 'door-knock';
  }

  /** Removes a person from the queue. Returns whether they were in the queue. */
  end(person: GuestId): boolean {
    const waiting = this.#waiting.get(person);
    if (waiting === undefined) return false;
    waiting.gone();
    this.#waiting.delete(person);
    this.#changed();
    return true;
  }

  /** Removes from the queue everybody who may enter now. Call it before the queue is shown. */
  admit(mayComeIn: (guest: Guest) => boolean): void {
    for (const [person, { guest, gone }] of this.#waiting) {
      if (!mayComeIn(guest)) continue;
      gone();
      this.#waiting.delete(person);
    }
  }

  /** Returns whether the host recently refused entry to a person. */
  isTurnedAway(person: GuestId): boolean {
    return (this.#turnedAway.get(person) ?? LONG_AGO) > this.#time.now();
  }

  /** Refuses entry to a person, and ignores their requests for a while. Returns whether they were in the queue. */
  turnAway(person: GuestId): boolean {
    const now = this.#time.now();
    for (const [other, until] of this.#turnedAway) if (until <= now) this.#turnedAway.delete(other);
    this.#turnedAway.set(person, later(now, TURNED_AWAY));
    return this.end(person);
  }

  /**
   * Removes the last request of the network with the most requests, if that network would still have as many as `network`. Returns
   * whether it did.
   */
  #makesRoomFor(network: string | null): boolean {
    const waiting = [...this.#waiting.values()];
    const placesOf = (theirs: string | null): number => waiting.filter((one) => one.network === theirs).length;
    const most = Math.max(...waiting.map((one) => placesOf(one.network)));
    const last = waiting.findLast((one) => placesOf(one.network) === most);
    if (last === undefined || most <= placesOf(network) + 1) return false;
    last.gone();
    return this.#waiting.delete(last.guest.id);
  }

  /** Clears the queue, and stops its timers. */
  stop(): void {
    for (const { gone } of this.#waiting.values()) gone();
    this.#waiting.clear();
  }
}
