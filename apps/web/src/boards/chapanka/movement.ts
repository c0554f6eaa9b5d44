import { type Account, type Deal, type Payment, tricksPlayed } from '@chinwag/rules/chapanka';
import { type CounterWorth, countersOf } from '../../kit/countersOf.ts';

/** What has been paid between two moments as they were shown, oldest first. */
export function paidSince(before: Deal, now: Deal): readonly Payment[] {
  const same = before.number === now.number && tricksPlayed(before) === tricksPlayed(now);
  return same ? now.paid.slice(before.paid.length) : now.paid;
}

/** A disc on its way. */
export interface Travel {
  readonly from: Account;
  readonly to: Account;
  readonly worth: CounterWorth;
  /** How many discs set out before it. */
  readonly after: number;
}

/* More than this are a heap that nobody counts. */
const MOST_DISCS = 12;

/** The discs that travel when these payments are made: each payment's one behind the other, all payments at once. */
export function travelsOf(payments: readonly Payment[]): readonly Travel[] {
  return payments.flatMap(({ from, to, amount }) =>
    countersOf(amount)
      .slice(0, MOST_DISCS)
      .map((worth, after): Travel => ({ from, to, worth, after })),
  );
}
