/** The intervals between batches of calls, in ms. Larger batches cost less per call, and make each call wait longer. */
const INTERVAL = { atFew: 4, atMany: 8 };

/** The rate of calls per ms at which the longer interval applies. */
const MANY = 1.5;

/**
 * Returns how long to gather calls for the next batch, in ms, after a batch of `calls` that were gathered over `elapsedMs`. The
 * rate decides, not the number, because a longer interval gathers more calls and would keep itself alive.
 */
export function nextInterval(calls: number, elapsedMs: number): number {
  return calls / elapsedMs < MANY ? INTERVAL.atFew : INTERVAL.atMany;
}
