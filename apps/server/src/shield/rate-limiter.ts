import type { RateLimit } from '../settings/rate-limit.ts';
import { later, LONG_AGO, type Monotonic } from '../time.ts';

/** The maximum number of clients remembered per rate limit; they take about a megabyte. */
export const REMEMBERED = 10_000;

/**
 * A rate limiter (GCRA, a token bucket) for many clients, by any key. Beyond `REMEMBERED` clients the limiter forgets half, the
 * least recent first, so that memory is bounded.
 */
export class RateLimiter {
  readonly #allowance: RateLimit;
  /** The time when each client's budget will be full again: the current generation of recent clients, and the one before. */
  #lately = new Map<string, Monotonic>();
  #before = new Map<string, Monotonic>();

  constructor(allowance: RateLimit) {
    this.#allowance = allowance;
  }

  /** The number of clients remembered. */
  get size(): number {
    return this.#lately.size + this.#before.size;
  }

  /** Takes `amount` from a client's budget if the budget has that much left. Returns whether it had that much. */
  take(who: string, now: Monotonic, amount = 1): boolean {
    const theoreticalArrivalTime = this.#arrivalAfter(who, now, amount);
    if (theoreticalArrivalTime - now > this.#burst) return false;
    this.#remember(who, theoreticalArrivalTime);
    return true;
  }

  /** Reserves `amount` for a client. Returns the wait until the budget has that much, in ms. */
  reserve(who: string, now: Monotonic, amount = 1): number {
    const theoreticalArrivalTime = this.#arrivalAfter(who, now, amount);
    this.#remember(who, theoreticalArrivalTime);
    return Math.max(0, Math.ceil(theoreticalArrivalTime - now - this.#burst));
  }

  /** Returns the wait until a client could take `amount`, in ms, if nothing else is taken before then. */
  waitFor(who: string, now: Monotonic, amount: number): number {
    return Math.max(0, Math.ceil(this.#arrivalAfter(who, now, amount) - now - this.#burst));
  }

  /**
   * Charges a client for `amount` already used. The charge may overdraw the budget, which then grants nothing more until it has
   * refilled.
   */
  charge(who: string, now: Monotonic, amount: number): void {
    this.#remember(who, this.#arrivalAfter(who, now, amount));
  }

  /** The time that an empty budget takes to refill, in ms. */
  get #burst(): number {
    return this.#allowance.every === 0 ? Infinity : this.#allowance.atOnce * this.#allowance.every;
  }

  #arrivalAfter(who: string, now: Monotonic, amount: number): Monotonic {
    const known = this.#lately.get(who) ?? this.#before.get(who) ?? LONG_AGO;
    return later(known > now ? known : now, this.#allowance.every * amount);
  }

  #remember(who: string, theoreticalArrivalTime: Monotonic): void {
    if (this.#lately.size >= REMEMBERED / 2 && !this.#lately.has(who)) {
      this.#before = this.#lately;
      this.#lately = new Map();
    }
    this.#lately.set(who, theoreticalArrivalTime);
  }
}
