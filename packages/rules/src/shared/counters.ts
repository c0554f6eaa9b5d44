import type { Seat } from '../kernel/seat.ts';

/** A counter account: a player's or the pot's. */
export type Account = Seat | 'pot';

/** A payment of counters from one account to another. */
export interface CounterPayment<Reason extends string> {
  readonly from: Account;
  readonly to: Account;
  /** The number of counters, more than 0. */
  readonly amount: number;
  readonly reason: Reason;
  /** The id of the rule that requires the payment. */
  readonly rule: string;
}

type Transfer = Pick<CounterPayment<string>, 'from' | 'to' | 'amount'>;

/** Returns the balances, by seat, after a payment, without the pot. */
export function balancesAfter(balances: readonly number[], { from, to, amount }: Transfer): readonly number[] {
  return balances.map((held, seat) => (seat === from ? held - amount : seat === to ? held + amount : held));
}

/** Returns the pot after a payment. */
export function potAfter(pot: number, { from, to, amount }: Transfer): number {
  return pot + (to === 'pot' ? amount : 0) - (from === 'pot' ? amount : 0);
}

/** Everybody's counters, by seat, and the pot. */
export interface Counters {
  readonly balances: readonly number[];
  readonly pot: number;
}

/** Returns the counters after these payments, made in order. */
export function countersAfter(counters: Counters, payments: readonly Transfer[]): Counters {
  return payments.reduce<Counters>(
    ({ balances, pot }, payment) => ({ balances: balancesAfter(balances, payment), pot: potAfter(pot, payment) }),
    { balances: counters.balances, pot: counters.pot },
  );
}

/** Returns the sum of all counters, including the pot. The sum is zero, because counters only change hands. */
export function countersInAll({ balances, pot }: Counters): number {
  return balances.reduce((sum, balance) => sum + balance, pot);
}

/** Returns the total amount of these payments. */
export function paidInAll(payments: readonly Pick<Transfer, 'amount'>[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** The event for all payments made at one moment. */
export interface Paid<Made extends Transfer> {
  readonly type: 'paid';
  readonly payments: readonly Made[];
}

/** Returns a list with one event for these payments; an empty list if there are no payments. */
export function paying<Made extends Transfer>(payments: readonly Made[]): readonly Paid<Made>[] {
  const made = payments.filter(({ amount }) => amount > 0);
  return made.length === 0 ? [] : [{ type: 'paid', payments: made }];
}
