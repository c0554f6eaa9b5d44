import { changes, type DealRecord } from '@chinwag/rules/chapanka';

const NOTHING: readonly number[] = [0, 0, 0, 0];

/** Everybody's balance, by seat, before the first deal, after the first, and so on. */
export function balancesAfterDeals(records: readonly DealRecord[]): readonly (readonly number[])[] {
  const after: (readonly number[])[] = [NOTHING];
  for (const { ledger } of records) {
    const before = after.at(-1) ?? NOTHING;
    const change = changes(ledger);
    after.push(before.map((balance, seat) => balance + (change[seat] ?? 0)));
  }
  return after;
}

/** What the pot holds beside these balances: all together is always nought (CP8.2). */
export function potBeside(balances: readonly number[]): number {
  return 0 - balances.reduce((sum, balance) => sum + balance, 0);
}

/** Lists by deal turned into lists by seat. */
export function bySeat(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return (rows[0] ?? []).map((_, seat) => rows.map((row) => row[seat] ?? 0));
}
