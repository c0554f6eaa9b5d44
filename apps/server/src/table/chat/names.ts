import { asGuest, type Guest, type GuestId } from '@chinwag/protocol';

/** A name that is held back, and the deal in which it was requested, or null if it was requested between deals. */
interface Wish {
  readonly guest: Guest;
  readonly during: string | null;
}

/** The maximum number of people whose names are remembered, present or not. */
const REMEMBERED = 500;

/** The name and badge of a person. */
type KnownBy = Pick<Guest, 'name' | 'badge'>;

/**
 * The names and badges by which people are known at a table. Each new name could carry a message, so the table holds it back while
 * messages are forbidden.
 */
export class Names {
  readonly #known = new Map<GuestId, KnownBy>();
  readonly #waiting = new Map<GuestId, Wish>();

  /**
   * Records a guest's name during `deal`. Returns the guest with the name to show, which is their former name if `may` is `keep`.
   * `recorded` is the name in the table's record, or null if there is none.
   */
  take(guest: Guest, recorded: KnownBy | null, may: 'keep' | 'change', deal: string | null): Guest {
    const known = recorded ?? this.#known.get(guest.id);
    if (may === 'change' || known === undefined || isSame(known, guest)) {
      this.#know(guest);
      return guest;
    }
    this.#waiting.set(guest.id, { guest, during: deal });
    return asGuest({ ...guest, name: known.name, badge: known.badge });
  }

  /** Returns the guests whose held-back names may now be shown, with those names. */
  release(isFree: (person: GuestId, during: string | null) => boolean): readonly Guest[] {
    const free = [...this.#waiting.values()].flatMap(({ guest, during }) => (isFree(guest.id, during) ? guest : []));
    for (const guest of free) this.#know(guest);
    return free;
  }

  #know({ id, name, badge }: Guest): void {
    this.#known.delete(id);
    this.#known.set(id, { name, badge });
    this.#waiting.delete(id);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }
}

function isSame(known: KnownBy, now: KnownBy): boolean {
  return known.name === now.name && known.badge === now.badge;
}
