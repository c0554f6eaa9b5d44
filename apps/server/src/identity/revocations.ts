import type { GuestId } from '@chinwag/protocol';
import type { Calendar } from '../calendar/calendar.ts';
import type { Bearer, Revocation, Store } from '../store/store.ts';
import { later, laterDate, type Monotonic, type Time } from '../time.ts';

/** The counter of an erased guest, which makes all their tokens invalid. */
export const FORGOTTEN = 2 ** 31 - 1;

/**
 * Returns how long the store must keep a revocation of tokens with this `lifetime`, in ms. It is twice the lifetime, so that no
 * token issued under a skewed clock becomes valid again.
 */
export function revocationAge(lifetime: number): number {
  return 2 * lifetime;
}

/** How long a read value is cached, in ms; revocations by other processes arrive at once, as long as notifications work. */
const FRESH = 2000;

/** The maximum number of cached guests. The cache evicts the oldest first. */
const MOST = 5000;

/** Whether a token is valid, or why not: a different device has revoked it, or its guest has been erased. */
export type TokenStanding = 'good' | 'revoked' | 'forgotten';

interface KnownCounter {
  readonly counter: number;
  readonly freshUntil: Monotonic;
}

/** The dependencies of `Revocations`. */
export interface RevocationsOptions {
  readonly store: Pick<Store, 'counterOf' | 'revoke'>;
  readonly time: Pick<Time, 'now'>;
  readonly calendar: Pick<Calendar, 'date'>;
  /** The lifetime of tokens, in ms. */
  readonly lifetime: number;
  /** Broadcasts the smallest valid counter of a guest's tokens to the other processes. */
  readonly announce: (person: GuestId, counter: number) => void;
}

/** Token revocation: a token is invalid if its counter is below the counter stored for its guest. */
export class Revocations {
  readonly #options: RevocationsOptions;
  readonly #known = new Map<GuestId, KnownCounter>();

  constructor(options: RevocationsOptions) {
    this.#options = options;
  }

  /** Resolves with whether an unexpired token is valid, or why not. Rejects if the store cannot say. */
  async standing({ guest: { id }, counter }: Bearer): Promise<TokenStanding> {
    return standingOf(await this.#counterOf(id), counter);
  }

  /**
   * Returns whether a recently validated token is still valid, or why not. It uses this process's cache, without a query to the
   * store.
   */
  standingSince(person: GuestId, counter: number): TokenStanding {
    return standingOf(this.#known.get(person)?.counter ?? 0, counter);
  }

  /**
   * Revokes all tokens of a guest, and resolves with the counter for one new token. Resolves with `token-revoked` if a different
   * device has already revoked this one. Rejects if the store fails.
   */
  async keepOne({ guest, counter }: Bearer): Promise<number | 'token-revoked'> {
    const to = counter + 1;
    return (await this.#revoke({ person: guest.id, by: counter, to })) === 'done' ? to : 'token-revoked';
  }

  /**
   * Revokes all tokens of a guest on all devices. Resolves with the smallest counter of a valid token. Rejects if the store fails.
   */
  async revokeAll(person: GuestId): Promise<number> {
    for (;;) {
      const by = await this.#options.store.counterOf(person);
      if (by === FORGOTTEN) return FORGOTTEN;
      if ((await this.#revoke({ person, by, to: by + 1 })) === 'done') return by + 1;
    }
  }

  /** Revokes all tokens of a guest permanently. Rejects if the store fails. */
  async forget(person: GuestId): Promise<void> {
    await this.#revoke({ person, by: FORGOTTEN, to: FORGOTTEN });
  }

  /** Handles a revocation that another process has announced. */
  heard(person: GuestId, counter: number): void {
    this.#note(person, counter);
  }

  async #revoke(tokens: Omit<Revocation, 'until'>): Promise<'done' | 'revoked'> {
    const { store, calendar, lifetime, announce } = this.#options;
    const answer = await store.revoke({ ...tokens, until: laterDate(calendar.date(), revocationAge(lifetime)) });
    if (answer === 'revoked') return answer;
    this.#note(tokens.person, tokens.to);
    announce(tokens.person, tokens.to);
    return answer;
  }

  async #counterOf(person: GuestId): Promise<number> {
    const known = this.#known.get(person);
    if (known !== undefined && known.freshUntil > this.#options.time.now()) return known.counter;
    return this.#note(person, await this.#options.store.counterOf(person));
  }

  /**
   * Records a counter and returns the current one. The recorded counter only grows, because a value read before a revocation may
   * arrive after it.
   */
  #note(person: GuestId, counter: number): number {
    const known = Math.max(counter, this.#known.get(person)?.counter ?? 0);
    this.#known.delete(person);
    const [first] = this.#known.keys();
    if (this.#known.size >= MOST && first !== undefined) this.#known.delete(first);
    this.#known.set(person, { counter: known, freshUntil: later(this.#options.time.now(), FRESH) });
    return known;
  }
}

function standingOf(smallest: number, counter: number): TokenStanding {
  if (counter >= smallest) return 'good';
  return smallest === FORGOTTEN ? 'forgotten' : 'revoked';
}
