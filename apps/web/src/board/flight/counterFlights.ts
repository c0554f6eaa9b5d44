import type { Account } from '@chinwag/rules';
import { countersOf } from '../../ui/countersOf.ts';
import type { Place } from '../../ui/place.ts';
import { at } from './cardFlights.ts';
import type { Flight } from './flight.ts';

/** The visible part of a payment: counters go from one account to another. */
export interface CounterTransfer {
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
}

/* More than this are a heap that nobody counts. */
const MOST_DISCS = 12;

/** Returns the flights of these payments' counters: one behind the other within a payment, all payments at once. */
export function counterFlights(payments: readonly CounterTransfer[]): readonly Flight[] {
  return payments.flatMap(({ from, to, amount }) =>
    countersOf(amount)
      .slice(0, MOST_DISCS)
      .map((worth, after): Flight => ({
        thing: { kind: 'counter', worth },
        from: countersAt(from),
        to: countersAt(to),
        after,
      })),
  );
}

/** Where an account's counters are; where they are not shown, their owner's seat. */
function countersAt(account: Account): readonly Place[] {
  return account === 'pot' ? ['pot', 'pot sign'] : [`counters ${account}`, ...at(account)];
}
