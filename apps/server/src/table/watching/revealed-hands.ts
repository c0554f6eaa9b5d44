import type { GuestId } from '@chinwag/protocol';
import { isRemoved, type LookedRecord, type TableRecord } from '../record/table-record.ts';

/** Who has been shown hands of the deal that is on without playing it. With the next deal it is forgotten. */
export class RevealedHands {
  #deal: number;
  /** Whether anybody was, those among them who are forgotten or were sent away since: they may be here as somebody else. */
  #wereShown: boolean;
  readonly #people: Set<GuestId>;

  /** `stored` is what the store has of it. */
  constructor(stored: LookedRecord | null) {
    this.#deal = stored?.deal ?? 0;
    this.#wereShown = stored !== null;
    this.#people = new Set(stored?.people);
  }

  /** Somebody is shown hands of a deal, given by the number of those before it in its game. */
  note(deal: number, person: GuestId): void {
    this.#goTo(deal);
    this.#wereShown = true;
    this.#people.add(person);
  }

  /** Whether anybody at all was shown hands of this deal, also somebody who is known no more. */
  wereShown(deal: number): boolean {
    return this.#deal === deal && this.#wereShown;
  }

  /** Whether somebody was shown hands of this deal. */
  has(deal: number, person: GuestId): boolean {
    return this.#deal === deal && this.#people.has(person);
  }

  /** Another game begins: nobody has seen anything of it. */
  forget(): void {
    this.#wereShown = false;
    this.#people.clear();
  }

  /** Somebody is forgotten, and that it was them who saw hands; not that hands were seen. */
  forgetPerson(person: GuestId): void {
    this.#people.delete(person);
  }

  /** What a table does not have stored of it; null if all is. Those who were sent away can sit down no more, and are left out. */
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
