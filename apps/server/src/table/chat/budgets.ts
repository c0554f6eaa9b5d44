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
  readonly #wholeAt = new Map<GuestId, Monotonic>();

  /** Spends one time at `now`; answers 0 if there was one, else in how many ms there will be. */
  spend(person: GuestId, { burst, every }: Budget, now: Monotonic): number {
    for (const [other, at] of this.#wholeAt) if (at <= now) this.#wholeAt.delete(other);
    const afterwards = later(this.#wholeAt.get(person) ?? now, every);
    const wait = Math.max(0, afterwards - now - burst * every);
    if (wait === 0) this.#wholeAt.set(person, afterwards);
    return wait;
  }
}
