import type { Account } from '@chinwag/rules';
import { countersOf } from '../../ui/countersOf.ts';
import type { Place } from '../../ui/place.ts';
import { at } from './cardFlights.ts';
import type { Flight } from './flight.ts';

/** The visible part of a payment: counters move from one account to another. */
export interface CounterTransfer {
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
}

/* More discs than this are a heap that nobody counts. */
const MOST_DISCS = 12;

/**
 * Returns the flights of these payments' counters. All payments fly at the same time, the counters of a payment one after the
 * other.
 */
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

/** Returns the places of an account's counters. Where the counters are not shown, the place is their owner's seat. */
function countersAt(account: Account): readonly Place[] {
  return account === 'pot' ? ['pot', 'pot sign'] : [`counters ${account}`, ...at(account)];
}
