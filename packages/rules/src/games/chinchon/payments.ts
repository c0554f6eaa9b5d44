import type { LedgerLine } from '../../kernel/game.ts';
import type { Account, CounterPayment } from '../../shared/counters.ts';

/** The reason for a payment of counters. */
export type PaymentReason = 'ante' | 'reenlist' | 'pot-won';

/** The reason for points: the cards that count and a Chinchón (CH7.1, CH5.2, CH6.4). */
export type ScoreReason = 'cards' | 'chinchon';

/** A line in a deal's account. */
export type ChinchonLine = LedgerLine<ScoreReason | PaymentReason>;

/** A payment of counters in a Chinchón game. */
export type ChinchonPayment = CounterPayment<PaymentReason>;

const RULES: Readonly<Record<PaymentReason, string>> = { ante: 'CH8.1', reenlist: 'CH8.2', 'pot-won': 'CH7.3' };

/** Returns a payment of counters, with the rule for its reason. */
export function payment(reason: PaymentReason, from: Account, to: Account, amount: number): ChinchonPayment {
  return { from, to, amount, reason, rule: RULES[reason] };
}
