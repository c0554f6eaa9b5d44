import type { GuestId } from '@chinwag/protocol';
import { later, type Monotonic } from '../../time.ts';

/** A rate limit as a token bucket: a burst, and one more token every `every` ms. */
export interface Budget {
  readonly burst: number;
  readonly every: number;
}

/** A rate limiter per person, across all their connections. Times are in ms. */
export class Budgets {
  /** The time when each person's budget will be full again. */
  readonly #fullAgainAt = new Map<GuestId, Monotonic>();

  /**
   * Spends one token of a person's budget at `now`, and returns 0. If the budget is empty, returns the wait for the next token, in
   * ms.
   */
  spend(person: GuestId, { burst, every }: Budget, now: Monotonic): number {
    for (const [other, at] of this.#fullAgainAt) if (at <= now) this.#fullAgainAt.delete(other);
    const afterwards = later(this.#fullAgainAt.get(person) ?? now, every);
    const wait = Math.max(0, afterwards - now - burst * every);
    if (wait === 0) this.#fullAgainAt.set(person, afterwards);
    return wait;
  }
}
