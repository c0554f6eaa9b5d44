/** A balance for a sentence: the number of counters a player has, or owes. */
export interface Balance {
  readonly count: number;
  readonly how: 'owes' | 'other';
}

/** Returns a balance for a sentence. */
export function balanceOf(counters: number): Balance {
  return { count: Math.abs(counters), how: counters < 0 ? 'owes' : 'other' };
}
