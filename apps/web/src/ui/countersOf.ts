/** The value of one counter. */
export type CounterWorth = 1 | 10;

/* More single counters than this are too many to count; fewer than 15 would make a rising pot look smaller. */
const MOST_ONES = 24;

/**
 * Returns the counters that show an amount, larger ones first. Amounts up to 24 are all ones. Larger amounts are tens, and 15 to 24
 * ones.
 */
export function countersOf(amount: number): readonly CounterWorth[] {
  const shown = Math.abs(Math.trunc(amount));
  const tens = Math.max(0, Math.ceil((shown - MOST_ONES) / 10));
  return [...repeat(10, tens), ...repeat(1, shown - tens * 10)];
}

function repeat(worth: CounterWorth, times: number): readonly CounterWorth[] {
  return Array.from({ length: times }, () => worth);
}
