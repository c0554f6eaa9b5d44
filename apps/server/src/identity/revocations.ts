import type { GuestId } from '@chinwag/protocol';
import type { Calendar } from '../calendar/calendar.ts';
import type { Bearer, Revocation, Store } from '../store/store.ts';
import { later, laterDate, type Monotonic, type Time } from '../time.ts';

/** The counter of somebody who has been forgotten: no token of theirs is good any more. */
export const FORGOTTEN = 2 ** 31 - 1;

/**
 * For how long it is stored that tokens were revoked that would be good for `lifetime`, in ms: twice as long, so that a clock that
 * was wrong when one was made gives none back.
 */
export function revocationAge(lifetime: number): number {
  return 2 * lifetime;
}

/** How long what was read is believed, in ms: what another process revokes is heard at once, as long as the database tells. */
const FRESH = 2000;

/** Of how many guests it is remembered. Those read first are read again. */
const MOST = 5000;

/** Whether a token is good, or why not: another device has revoked it, or its guest has been forgotten. */
export type TokenStanding = 'good' | 'revoked' | 'forgotten';

interface KnownCounter {
  readonly counter: number;
  readonly freshUntil: Monotonic;
}

/** What revocations are read from and announced by. */
export interface RevocationsOptions {
  readonly store: Pick<Store, 'counterOf' | 'revoke'>;
  readonly time: Pick<Time, 'now'>;
  readonly calendar: Pick<Calendar, 'date'>;
  /** For how long tokens are good, in ms. */
  readonly lifetime: number;
  /** Lets the other processes of the server know the smallest counter with which a token of somebody is good. */
  readonly announce: (person: GuestId, counter: number) => void;
}

/** Which tokens are good no more before they expire: those with a smaller counter than the one that is stored of their guest. */
export class Revocations {
  readonly #options: RevocationsOptions;
  readonly #known = new Map<GuestId, KnownCounter>();

  constructor(options: RevocationsOptions) {
    this.#options = options;
  }

  /** Whether a token that has not expired is good. Rejects if the store cannot say. */
  async standing({ guest: { id }, counter }: Bearer): Promise<TokenStanding> {
    return standingOf(await this.#counterOf(id), counter);
  }

  /** The same by what is known in this process, without asking the store: the token was good a moment ago. */
  standingSince(person: GuestId, counter: number): TokenStanding {
    return standingOf(this.#known.get(person)?.counter ?? 0, counter);
  }

  /**
   * Revokes all tokens of a guest but for one that is to be made with the counter of the answer. `token-revoked` if another device
   * has done so before.
   */
  async keepOne({ guest, counter }: Bearer): Promise<number | 'token-revoked'> {
    const to = counter + 1;
    return (await this.#revoke({ person: guest.id, by: counter, to })) === 'done' ? to : 'token-revoked';
  }

  /** Revokes all tokens of a guest there are, of whatever device; answers the smallest counter that a good one would have. */
  async revokeAll(person: GuestId): Promise<number> {
    for (;;) {
      const by = await this.#options.store.counterOf(person);
      if (by === FORGOTTEN) return FORGOTTEN;
      if ((await this.#revoke({ person, by, to: by + 1 })) === 'done') return by + 1;
    }
  }

  /** Revokes all tokens of a guest for good. */
  async forget(person: GuestId): Promise<void> {
    await this.#revoke({ person, by: FORGOTTEN, to: FORGOTTEN });
  }

  /** Another process has revoked tokens. */
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

  /** Counters only grow: what was read before somebody revoked may come after that. */
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
