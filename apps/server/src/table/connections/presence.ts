import type { GuestId } from '@chinwag/protocol';
import { later, type Monotonic, type Time } from '../../time.ts';

interface Absence {
  /** The time since which the person has been away, or null while they are present. */
  readonly since: Monotonic | null;
  /** How long the person had already been away since they last acted. */
  readonly before: number;
  /** Whether the person left on purpose. */
  readonly onPurpose: boolean;
}

/**
 * Tracks who is present, and how long the others have been away. Absence accumulates across short returns until the person acts, so
 * that a flapping connection does not keep others waiting for ever.
 */
export class Presence {
  readonly #time: Time;
  readonly #isHere: (person: GuestId) => boolean;
  readonly #absences = new Map<GuestId, Absence>();

  /** `isHere` returns whether a person has a connection to the table now. */
  constructor(time: Time, isHere: (person: GuestId) => boolean) {
    this.#time = time;
    this.#isHere = isHere;
  }

  isHere(person: GuestId): boolean {
    return this.#isHere(person);
  }

  /** Updates the presence of these people, and drops all others. Call it whenever presence may have changed. */
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

  /** Handles a person who left on purpose and has no connection left. */
  left(person: GuestId): void {
    const before = this.#absences.get(person)?.before ?? 0;
    this.#absences.set(person, { since: this.#time.now(), before, onPurpose: true });
  }

  /** Restarts all absences now, as after a break. */
  startOver(): void {
    const now = this.#time.now();
    for (const [person, { since }] of this.#absences) {
      if (since === null) this.#absences.delete(person);
      else this.#absences.set(person, { since: now, before: 0, onPurpose: false });
    }
  }

  /** Clears a person's earlier absence, because they acted. */
  acted(person: GuestId): void {
    const absence = this.#absences.get(person);
    if (absence === undefined) return;
    if (absence.since === null) this.#absences.delete(person);
    else this.#absences.set(person, { ...absence, before: 0 });
  }

  /**
   * Returns when an absent person will have used up a grace period, in ms. If they left on purpose, that is at once. Returns null
   * while they are present.
   */
  usesUp(person: GuestId, grace: number): Monotonic | null {
    const absence = this.#absences.get(person);
    if (absence === undefined || absence.since === null) return null;
    return absence.onPurpose ? absence.since : later(absence.since, Math.max(0, grace - absence.before));
  }
}
