import type { GuestId } from '@chinwag/protocol';
import { later, type Monotonic, type Time } from '../../time.ts';

interface Absence {
  /** Since when somebody is away; null while they are here. */
  readonly since: Monotonic | null;
  /** How long they were away before, since they last did something. */
  readonly before: number;
  /** Whether they said that they go. */
  readonly onPurpose: boolean;
}

/**
 * Who is here, and how long the others have been away. What somebody is away adds up, over however many short
 * returns, until they do something: a connection that flickers every second keeps nobody waiting for ever.
 */
export class Presence {
  readonly #time: Time;
  readonly #isHere: (person: GuestId) => boolean;
  readonly #absences = new Map<GuestId, Absence>();

  /** `isHere` tells who has a connection to the table at this moment. */
  constructor(time: Time, isHere: (person: GuestId) => boolean) {
    this.#time = time;
    this.#isHere = isHere;
  }

  isHere(person: GuestId): boolean {
    return this.#isHere(person);
  }

  /** Looks whether these people are here. To be called whenever that may have changed; all others are forgotten. */
  note(people: readonly GuestId[]): void {
    const now = this.#time.now();
    for (const person of this.#absences.keys()) if (!people.includes(person)) this.#absences.delete(person);
    for (const person of people) {
      const absence = this.#absences.get(person);
      const here = this.#isHere(person);
      if (here && absence !== undefined && absence.since !== null) {
        this.#absences.set(person, { since: null, before: absence.before + now - absence.since, onPurpose: false });
      } else if (!here && (absence === undefined || absence.since === null)) {
        this.#absences.set(person, { since: now, before: absence?.before ?? 0, onPurpose: false });
      }
    }
  }

  /** Somebody said that they go, and has no connection to the table any more. */
  left(person: GuestId): void {
    const before = this.#absences.get(person)?.before ?? 0;
    this.#absences.set(person, { since: this.#time.now(), before, onPurpose: true });
  }

  /** All who are away count as away from now on, as after a break. */
  startOver(): void {
    const now = this.#time.now();
    for (const [person, { since }] of this.#absences) {
      if (since === null) this.#absences.delete(person);
      else this.#absences.set(person, { since: now, before: 0, onPurpose: false });
    }
  }

  /** Somebody did something: what they were away before is forgiven. */
  acted(person: GuestId): void {
    const absence = this.#absences.get(person);
    if (absence === undefined) return;
    if (absence.since === null) this.#absences.delete(person);
    else this.#absences.set(person, { ...absence, before: 0 });
  }

  /**
   * When somebody who is away has used up so many ms of absence, at once for one who went on purpose; null while they
   * are here.
   */
  usesUp(person: GuestId, grace: number): Monotonic | null {
    const absence = this.#absences.get(person);
    if (absence === undefined || absence.since === null) return null;
    return absence.onPurpose ? absence.since : later(absence.since, Math.max(0, grace - absence.before));
  }
}
