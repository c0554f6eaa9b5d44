import type { RateLimit } from '../settings/rate-limit.ts';
import { later, LONG_AGO, type Monotonic } from '../time.ts';

/** How many are remembered at most, for each kind of allowance: about a megabyte. */
export const REMEMBERED = 10_000;

/**
 * What each of many has had of an allowance, by whatever tells them apart. Of more than `REMEMBERED`, half are forgotten, those who
 * have not asked for longest among them, so that memory is bounded whatever anybody does.
 */
export class RateLimiter {
  readonly #allowance: RateLimit;
  /** When each will have all of it again: those who have asked lately, and those who had by the time that these began. */
  #lately = new Map<string, Monotonic>();
  #before = new Map<string, Monotonic>();

  constructor(allowance: RateLimit) {
    this.#allowance = allowance;
  }

  /** How many are remembered. */
  get size(): number {
    return this.#lately.size + this.#before.size;
  }

  /** Takes so many for somebody at `now`, one if left out, if there are as many; whether there were. */
  take(who: string, now: Monotonic, amount = 1): boolean {
    const theoreticalArrivalTime = this.#arrivalAfter(who, now, amount);
    if (theoreticalArrivalTime - now > this.#burst) return false;
    this.#remember(who, theoreticalArrivalTime);
    return true;
  }

  /** Takes so many for somebody, one if left out, now or as soon as there are as many; in how many ms that is. */
  reserve(who: string, now: Monotonic, amount = 1): number {
    const theoreticalArrivalTime = this.#arrivalAfter(who, now, amount);
    this.#remember(who, theoreticalArrivalTime);
    return Math.max(0, Math.ceil(theoreticalArrivalTime - now - this.#burst));
  }

  /** In how many ms somebody could take so many, if nothing else is taken meanwhile. */
  waitFor(who: string, now: Monotonic, amount: number): number {
    return Math.max(0, Math.ceil(this.#arrivalAfter(who, now, amount) - now - this.#burst));
  }

  /** Takes what somebody has had already, also more than there is: they get nothing more until that much has come again. */
  charge(who: string, now: Monotonic, amount: number): void {
    this.#remember(who, this.#arrivalAfter(who, now, amount));
  }

  /** How long it takes to have all of it again, in ms. */
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
