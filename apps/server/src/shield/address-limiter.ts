import type { RateLimit } from '../settings/rate-limit.ts';
import type { Monotonic } from '../time.ts';
import { sharesOf } from './address-shares.ts';
import { RateLimiter } from './rate-limiter.ts';

/** What each address has had of an allowance, and each network that bears several of them. */
export class AddressLimiter {
  readonly #allowance: RateLimit;
  /** By how many times the allowance they give. */
  readonly #limiters = new Map<number, RateLimiter>();

  constructor(allowance: RateLimit) {
    this.#allowance = allowance;
  }

  /** Takes so many for somebody at an address, at `now`, one if left out, if all who share it have as many; whether they had. */
  take(address: string, now: Monotonic, amount = 1): boolean {
    // The smallest share first: what one household is refused is no loss to its neighbours.
    return sharesOf(address).every(({ of, households }) => this.#limiterOf(households).take(of, now, amount));
  }

  /** Takes what somebody at an address has had already from all who share it, also more than there is. */
  charge(address: string, now: Monotonic, amount: number): void {
    for (const { of, households } of sharesOf(address)) this.#limiterOf(households).charge(of, now, amount);
  }

  /** Takes so many for somebody at an address, one if left out, now or as soon as all who share it have as many; in how many ms. */
  reserve(address: string, now: Monotonic, amount = 1): number {
    return Math.max(...sharesOf(address).map(({ of, households }) => this.#limiterOf(households).reserve(of, now, amount)));
  }

  /** In how many ms somebody at an address could take so many, if nothing else is taken meanwhile. */
  waitFor(address: string, now: Monotonic, amount: number): number {
    return Math.max(...sharesOf(address).map(({ of, households }) => this.#limiterOf(households).waitFor(of, now, amount)));
  }

  #limiterOf(households: number): RateLimiter {
    const known = this.#limiters.get(households);
    if (known !== undefined) return known;
    const { atOnce, every } = this.#allowance;
    const limiter = new RateLimiter({ atOnce: atOnce * households, every: every / households });
    this.#limiters.set(households, limiter);
    return limiter;
  }
}
