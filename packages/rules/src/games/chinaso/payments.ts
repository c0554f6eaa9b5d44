import type { Account, Payment as PaymentFor } from '../../shared/counters.ts';

/** Why counters move. */
export type PaymentReason = 'buy' | 'hand-pot' | 'hand-stake' | 'chinaso-stake' | 'game-stake' | 'game-pot';

/** Counters that move in a game of Chinaso. */
export type Payment = PaymentFor<PaymentReason>;

/** Makes a payment. */
export function payment(reason: PaymentReason, from: Account, to: Account, amount: number): Payment {
  return { from, to, amount, reason, rule: reason === 'chinaso-stake' ? 'CS7.3' : 'CS7.2' };
}
