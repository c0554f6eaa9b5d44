import type { GuestId } from '@chinwag/protocol';
import type { LookedRecord } from './table-record.ts';

/** Who has been shown hands of the deal that is on without playing it. With the next deal it is forgotten. */
export class Looked {
  #deal: number;
  readonly #people: Set<GuestId>;

  /** `kept` is what the store has of it. */
  constructor(kept: LookedRecord | null) {
    this.#deal = kept?.deal ?? 0;
    this.#people = new Set(kept?.people);
  }

  /** Somebody is shown hands of a deal, told by the number of those before it in its game. */
  note(deal: number, person: GuestId): void {
    this.#goTo(deal);
    this.#people.add(person);
  }

  /** Whether somebody was shown hands of this deal. */
  has(deal: number, person: GuestId): boolean {
    return this.#deal === deal && this.#people.has(person);
  }

  /** Another game begins: nobody has seen anything of it. */
  forget(): void {
    this.#people.clear();
  }

  /** What is not yet written down of it; null if all is. */
  unwritten(kept: LookedRecord | null): LookedRecord | null {
    if (this.#people.size === 0) return null;
    const known = kept?.deal === this.#deal ? kept.people.length : 0;
    return known === this.#people.size ? null : { deal: this.#deal, people: [...this.#people] };
  }

  #goTo(deal: number): void {
    if (deal !== this.#deal) this.#people.clear();
    this.#deal = deal;
  }
}
