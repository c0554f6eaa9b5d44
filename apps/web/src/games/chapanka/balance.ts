/** A balance for a sentence: the number of counters a player has, or owes. */
export interface Balance {
  readonly count: number;
  readonly how: 'owes' | 'other';
}

/** Returns a number of counters as a player has or owes it, as values of a message. */
export function balanceOf(counters: number): Balance {
  return { count: Math.abs(counters), how: counters < 0 ? 'owes' : 'other' };
}
