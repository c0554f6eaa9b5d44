/** What the pot holds beside these balances: all together is always nought (CP8.2). */
export function potBeside(balances: readonly number[]): number {
  return 0 - balances.reduce((sum, balance) => sum + balance, 0);
}

/** Lists by deal turned into lists by seat. */
export function bySeat(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return (rows[0] ?? []).map((_, seat) => rows.map((row) => row[seat] ?? 0));
}
