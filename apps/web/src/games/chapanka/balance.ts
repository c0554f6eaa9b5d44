/** A balance as message arguments: the number of counters that a player has or owes. */
export interface Balance {
  readonly count: number;
  readonly how: 'owes' | 'other';
}

/** Returns a balance as message arguments. The player owes a negative number of counters. */
export function balanceOf(counters: number): Balance {
  return { count: Math.abs(counters), how: counters < 0 ? 'owes' : 'other' };
}
