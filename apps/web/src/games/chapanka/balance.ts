/** A balance as values of a message: the number of counters that a player has or owes. */
export interface Balance {
  readonly count: number;
  readonly how: 'owes' | 'other';
}

/** Returns a balance as values of a message; a negative number of counters is owed. */
export function balanceOf(counters: number): Balance {
  return { count: Math.abs(counters), how: counters < 0 ? 'owes' : 'other' };
}
