import type { Account, Payment } from '../../shared/counters.ts';

/** Why counters move. */
export type PaymentReason = 'ante' | 'reenlist' | 'pot-won';

/** Counters that move in a game of Chinchón. */
export type ChinchonPayment = Payment<PaymentReason>;

const RULES: Readonly<Record<PaymentReason, string>> = { ante: 'CH8.1', reenlist: 'CH8.2', 'pot-won': 'CH7.3' };

/** Makes a payment. */
export function payment(reason: PaymentReason, from: Account, to: Account, amount: number): ChinchonPayment {
  return { from, to, amount, reason, rule: RULES[reason] };
}
