/** A balance as a sentence tells it: how many counters somebody has, or owes. */
export interface Balance {
  readonly count: number;
  readonly how: 'owes' | 'other';
}

/** What a sentence says of a balance. */
export function balanceOf(counters: number): Balance {
  return { count: Math.abs(counters), how: counters < 0 ? 'owes' : 'other' };
}
