/** The intervals between batches of calls, in ms. Larger batches cost less per call, and make each call wait longer. */
const INTERVAL = { atSome: 4, atMany: 8 };

/** The rates of calls per ms from which each interval applies. A call at a lower rate does not wait. */
const RATE = { some: 0.5, many: 1.5 };

/** The time over which the rate is averaged, in ms. */
const AVERAGED_OVER = 50;

/**
 * Decides how long calls are gathered for a batch. The rate of calls decides, not the size of the last batch, because a longer
 * interval gathers more calls and would sustain itself.
 */
export class Gathering {
  /** The average rate of calls per ms, at `#at`. */
  #rate = 0;
  #at: number;

  /** `now` is a monotonic time in ms. */
  constructor(now: number) {
    this.#at = now;
  }

  /** Takes the size of a batch that is sent now. Returns how long to gather calls for the next batch, in ms; 0 for not at all. */
  sent(calls: number, now: number): number {
    const elapsed = Math.max(now - this.#at, Number.EPSILON);
    this.#rate += (1 - Math.exp(-elapsed / AVERAGED_OVER)) * (calls / elapsed - this.#rate);
    this.#at = now;
    if (this.#rate < RATE.some) return 0;
    return this.#rate < RATE.many ? INTERVAL.atSome : INTERVAL.atMany;
  }
}
