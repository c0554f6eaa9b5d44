/** How much of something one may have: so many at once, and one more after each so many ms. */
export interface Allowance {
  readonly atOnce: number;
  readonly every: number;
}

/** How many are remembered at a time, for each kind of allowance: about a megabyte. */
export const REMEMBERED = 10_000;

/**
 * What each of many has had of an allowance, by whatever tells them apart. Of more than `REMEMBERED`, those who asked first
 * are forgotten, so that memory is bounded whatever anybody does.
 */
export class Allowances {
  readonly #allowance: Allowance;
  /** When each will have all of it again, the one who asked first at the front. */
  readonly #wholeAt = new Map<string, number>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** How many are remembered. */
  get size(): number {
    return this.#wholeAt.size;
  }

  /** Takes one for somebody at `now`, in ms, if there is one; whether there was. */
  take(who: string, now: number): boolean {
    const { atOnce, every } = this.#allowance;
    const wholeAt = Math.max(this.#wholeAt.get(who) ?? 0, now) + every;
    if (wholeAt - now > atOnce * every) return false;
    this.#wholeAt.delete(who);
    this.#wholeAt.set(who, wholeAt);
    this.#forget(now);
    return true;
  }

  #forget(now: number): void {
    for (const [who, wholeAt] of this.#wholeAt) {
      if (wholeAt > now && this.#wholeAt.size <= REMEMBERED) return;
      this.#wholeAt.delete(who);
    }
  }
}
