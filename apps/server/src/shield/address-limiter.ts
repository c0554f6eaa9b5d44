import type { RateLimit } from '../settings/rate-limit.ts';
import type { Monotonic } from '../time.ts';
import { sharesOf } from './address-shares.ts';
import { RateLimiter } from './rate-limiter.ts';

/** A rate limiter per client address, and per network that contains several client addresses. */
export class AddressLimiter {
  readonly #allowance: RateLimit;
  /** The limiters, by the multiple of the rate limit that they grant. */
  readonly #limiters = new Map<number, RateLimiter>();

  constructor(allowance: RateLimit) {
    this.#allowance = allowance;
  }

  /** Takes `amount` for an address if all its shares have that much left. Returns whether they had that much. */
  take(address: string, now: Monotonic, amount = 1): boolean {
    // The smallest share comes first, so that a refused household costs its neighbours nothing.
    return sharesOf(address).every(({ of, households }) => this.#limiterOf(households).take(of, now, amount));
  }

  /** Charges an address, and all its shares, for `amount` already used. The charge may overdraw the shares. */
  charge(address: string, now: Monotonic, amount: number): void {
    for (const { of, households } of sharesOf(address)) this.#limiterOf(households).charge(of, now, amount);
  }

  /** Reserves `amount` for an address. Returns the wait until all its shares have that much, in ms. */
  reserve(address: string, now: Monotonic, amount = 1): number {
    return Math.max(...sharesOf(address).map(({ of, households }) => this.#limiterOf(households).reserve(of, now, amount)));
  }

  /** Returns the wait until an address could take `amount`, in ms, if nothing else is taken before then. */
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
