/** What the pot holds beside these balances: all together is always nought (CP8.2). */
export function potBeside(balances: readonly number[]): number {
  return 0 - balances.reduce((sum, balance) => sum + balance, 0);
}
