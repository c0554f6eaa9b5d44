import type { GuestId } from '@chinwag/protocol';
import { later, type Monotonic } from '../../time.ts';

/** How often something may be done: so many times on end, and once more after each so many ms. */
export interface Budget {
  readonly burst: number;
  readonly every: number;
}

/** What people may do so often and not more: per person, on however many connections. Times are in ms. */
export class Budgets {
  /** When each will have all their times again. */
  readonly #fullAgainAt = new Map<GuestId, Monotonic>();

  /** Spends one time at `now`; answers 0 if there was one, else in how many ms there will be. */
  spend(person: GuestId, { burst, every }: Budget, now: Monotonic): number {
    for (const [other, at] of this.#fullAgainAt) if (at <= now) this.#fullAgainAt.delete(other);
    const afterwards = later(this.#fullAgainAt.get(person) ?? now, every);
    const wait = Math.max(0, afterwards - now - burst * every);
    if (wait === 0) this.#fullAgainAt.set(person, afterwards);
    return wait;
  }
}
