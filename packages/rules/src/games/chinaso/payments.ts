import type { Seat } from '../../kernel/seat.ts';

/** Where counters lie: before a player, or in the pot. */
export type Account = Seat | 'pot';

/** Why counters move. */
export type PaymentReason = 'buy' | 'hand-pot' | 'hand-stake' | 'chinaso-stake' | 'game-stake' | 'game-pot';

/** Counters that move from one account to another. */
export interface Payment {
  readonly from: Account;
  readonly to: Account;
  /** More than 0. */
  readonly amount: number;
  readonly reason: PaymentReason;
  /** The id of the rule that asks for it. */
  readonly rule: string;
}

/** Makes a payment. */
export function payment(reason: PaymentReason, from: Account, to: Account, amount: number): Payment {
  return { from, to, amount, reason, rule: reason === 'chinaso-stake' ? 'CS7.3' : 'CS7.2' };
}

/** Balances by seat after a payment: the payer has less, the payee more. The pot is nobody's. */
export function afterPayment(balances: readonly number[], { from, to, amount }: Payment): readonly number[] {
  return balances.map((held, seat) => (seat === from ? held - amount : seat === to ? held + amount : held));
}
