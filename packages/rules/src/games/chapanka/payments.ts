import type { FrenchCard } from '../../kernel/cards.ts';
import type { LedgerLine } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Account, CounterPayment as PaymentFor } from '../../shared/counters.ts';
import { sumOfLines } from '../../shared/ledger.ts';
import { SEATS } from './cards.ts';

/** Why counters move. */
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

/** What doubled a penalty payment (CP6.6). */
export type Doubling = 'opposite' | 'last-trick';

/** Counters that move from one account to another, all doublings included. */
export interface Payment extends PaymentFor<PaymentReason> {
  /** The ace or the Kinal it is paid for. */
  readonly card: FrenchCard | null;
  readonly doubled: readonly Doubling[];
}

/** The rule each payment is made by, and what it is for. */
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

/** Makes a payment that nothing doubles. */
export function payment(reason: PaymentReason, from: Account, to: Account, amount: number): Payment {
  return { from, to, amount, reason, rule: KINDS[reason].rule, card: null, doubled: [] };
}

/** Makes a penalty payment for `card`: `base` counters, and twice that for each doubling. */
export function penalty(
  reason: PaymentReason,
  card: FrenchCard,
  [from, to]: readonly [from: Seat, to: Seat],
  base: number,
  doubled: readonly Doubling[],
): Payment {
  return { from, to, amount: base * 2 ** doubled.length, reason, rule: KINDS[reason].rule, card, doubled };
}

/** What a payment would be if nothing doubled it (CP6.6). */
export function baseOf({ amount, doubled }: Payment): number {
  return amount / 2 ** doubled.length;
}

/** What counters move for, for this reason. */
export function kindOf(reason: PaymentReason): keyof Sums {
  return KINDS[reason].kind;
}

/** How a deal has changed the balances so far: a line for each reason, in the order in which they first came. */
export type Ledger = readonly LedgerLine<PaymentReason>[];

/** What a deal has changed in the balances, thing by thing; each by seat. All but the pot's sum to 0. */
export interface Sums {
  /** Antes paid into the pot, and whatever was won from it or had to be added to it. */
  readonly pot: readonly number[];
  /** Penalty payments (CP6). */
  readonly penalties: readonly number[];
  /** The party (CP4), or what was paid for a Chapanka in its place (CP4.3, CP5). */
  readonly contest: readonly number[];
}

/** The lines of a ledger put together by what they are for. */
export function sumsOf(ledger: Ledger): Sums {
  const sum = (kind: keyof Sums): readonly number[] =>
    sumOfLines(ledger.filter(({ reason }) => kindOf(reason) === kind), SEATS);
  return { pot: sum('pot'), penalties: sum('penalties'), contest: sum('contest') };
}
