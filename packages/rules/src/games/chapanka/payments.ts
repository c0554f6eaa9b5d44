import type { FrenchCard } from '../../kernel/cards.ts';
import type { LedgerLine } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Account, CounterPayment as PaymentFor } from '../../shared/counters.ts';
import { sumOfLines } from '../../shared/ledger.ts';
import { SEATS } from './cards.ts';

/** The reason for a payment of counters. */
export type PaymentReason =
  | 'ante'
  | 'kinal-discarded'
  | 'kinal-forced'
  | 'ace-discarded'
  | 'kinal-takes-pot'
  | 'kinal-doubles-pot'
  | 'chapanka-made'
  | 'chapanka-takes-pot'
  | 'chapanka-lost'
  | 'chapanka-doubles-pot'
  | 'party'
  | 'party-pancerola'
  | 'pot-shared';

/** The reason for doubling a penalty payment (CP6.6). */
export type Doubling = 'opposite' | 'last-trick';

/** A payment of counters from one account to another, including all doublings. */
export interface Payment extends PaymentFor<PaymentReason> {
  /** The ace or the Kinal that the payment is for, or null for any other payment. */
  readonly card: FrenchCard | null;
  readonly doubled: readonly Doubling[];
}

/** The rule and the purpose of each payment. */
const KINDS: Readonly<Record<PaymentReason, { readonly rule: string; readonly kind: keyof Sums }>> = {
  ante: { rule: 'CP2.2', kind: 'pot' },
  'kinal-discarded': { rule: 'CP6.2', kind: 'penalties' },
  'kinal-forced': { rule: 'CP6.3', kind: 'penalties' },
  'ace-discarded': { rule: 'CP6.5', kind: 'penalties' },
  'kinal-takes-pot': { rule: 'CP6.7', kind: 'pot' },
  'kinal-doubles-pot': { rule: 'CP6.7', kind: 'pot' },
  'chapanka-made': { rule: 'CP5.2', kind: 'contest' },
  'chapanka-takes-pot': { rule: 'CP5.2', kind: 'pot' },
  'chapanka-lost': { rule: 'CP5.3', kind: 'contest' },
  'chapanka-doubles-pot': { rule: 'CP5.3', kind: 'pot' },
  party: { rule: 'CP4.1', kind: 'contest' },
  'party-pancerola': { rule: 'CP7.3', kind: 'contest' },
  'pot-shared': { rule: 'CP8.1', kind: 'pot' },
};

/** Returns a payment without any doubling. */
export function payment(reason: PaymentReason, from: Account, to: Account, amount: number): Payment {
  return { from, to, amount, reason, rule: KINDS[reason].rule, card: null, doubled: [] };
}

/** Returns a penalty payment for `card`: `base` counters, multiplied by two for each doubling. */
export function penalty(
  reason: PaymentReason,
  card: FrenchCard,
  [from, to]: readonly [from: Seat, to: Seat],
  base: number,
  doubled: readonly Doubling[],
): Payment {
  return { from, to, amount: base * 2 ** doubled.length, reason, rule: KINDS[reason].rule, card, doubled };
}

/** Returns the amount of a payment before any doubling (CP6.6). */
export function baseOf({ amount, doubled }: Payment): number {
  return amount / 2 ** doubled.length;
}

/** Returns the purpose of payments with this reason. */
export function kindOf(reason: PaymentReason): keyof Sums {
  return KINDS[reason].kind;
}

/** The ledger of a deal: one line for each reason so far, in order of first payment. */
export type Ledger = readonly LedgerLine<PaymentReason>[];

/** A deal's balance changes by purpose, each by seat. Except for the pot, the changes for each purpose add up to 0. */
export interface Sums {
  /** The antes paid into the pot, and the counters later won from the pot or added to it. */
  readonly pot: readonly number[];
  /** The penalty payments (CP6). */
  readonly penalties: readonly number[];
  /** The party (CP4), or the payment for a Chapanka in place of the party (CP4.3, CP5). */
  readonly contest: readonly number[];
}

/** Returns a ledger's balance changes, added up by purpose. */
export function sumsOf(ledger: Ledger): Sums {
  const sum = (kind: keyof Sums): readonly number[] =>
    sumOfLines(ledger.filter(({ reason }) => kindOf(reason) === kind), SEATS);
  return { pot: sum('pot'), penalties: sum('penalties'), contest: sum('contest') };
}
