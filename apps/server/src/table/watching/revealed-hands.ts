import type { GuestId } from '@chinwag/protocol';
import { isRemoved, type LookedRecord, type TableRecord } from '../record/table-record.ts';

/** The spectators who have been shown hands of the current deal. The next deal clears the list. */
export class RevealedHands {
  #deal: number;
  /** Whether anybody was shown hands, including people erased or removed since, who may be present under a different name. */
  #wereShown: boolean;
  readonly #people: Set<GuestId>;

  /** `stored` is the part that the table has stored, or null if there is none. */
  constructor(stored: LookedRecord | null) {
    this.#deal = stored?.deal ?? 0;
    this.#wereShown = stored !== null;
    this.#people = new Set(stored?.people);
  }

  /** Records that a person is shown hands of a deal, given as the number of earlier deals in its game. */
  note(deal: number, person: GuestId): void {
    this.#goTo(deal);
    this.#wereShown = true;
    this.#people.add(person);
  }

  /** Returns whether anybody was shown hands of this deal, including people erased since. */
  wereShown(deal: number): boolean {
    return this.#deal === deal && this.#wereShown;
  }

  /** Returns whether a person was shown hands of this deal. */
  has(deal: number, person: GuestId): boolean {
    return this.#deal === deal && this.#people.has(person);
  }

  /** Clears the record for a new game. */
  forget(): void {
    this.#wereShown = false;
    this.#people.clear();
  }

  /** Erases a person, but not the fact that hands were shown. */
  forgetPerson(person: GuestId): void {
    this.#people.delete(person);
  }

  /**
   * Returns the part that the table has not stored yet, or null if there is none. The part omits removed people, because they can
   * no longer sit down.
   */
  unwritten(table: Pick<TableRecord, 'looked' | 'removed'>): LookedRecord | null {
    const people = [...this.#people].filter((person) => !isRemoved(table, person));
    const known = table.looked?.deal === this.#deal ? table.looked.people.length : null;
    return !this.#wereShown || people.length === known ? null : { deal: this.#deal, people };
  }

  #goTo(deal: number): void {
    if (deal !== this.#deal) this.forget();
    this.#deal = deal;
  }
}
