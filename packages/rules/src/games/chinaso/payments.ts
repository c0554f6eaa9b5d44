import type { LedgerLine } from '../../kernel/game.ts';
import type { Account, CounterPayment as PaymentFor } from '../../shared/counters.ts';

/** The reason for a payment of counters. */
export type PaymentReason = 'buy' | 'hand-pot' | 'hand-stake' | 'chinaso-stake' | 'game-stake' | 'game-pot';

/** The reason for points: the cards left in hand, or the same points again if a Chinaso doubles them (CS6.1, CS4.8). */
export type ScoreReason = 'left-in-hand' | 'chinaso';

/** A line in a hand's account. */
export type ChinasoLine = LedgerLine<ScoreReason | PaymentReason>;

/** A payment of counters in a Chinaso game. */
export type Payment = PaymentFor<PaymentReason>;

/** Returns whether a line belongs to the end of the game, rather than to the last hand (CS7.2). */
export function isOfGame({ reason }: ChinasoLine): boolean {
  return reason === 'game-stake' || reason === 'game-pot';
}

/** Returns a payment of counters, with the rule for its reason. */
export function payment(reason: PaymentReason, from: Account, to: Account, amount: number): Payment {
  return { from, to, amount, reason, rule: reason === 'chinaso-stake' ? 'CS7.3' : 'CS7.2' };
}
