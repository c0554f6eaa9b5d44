import type { FrenchCard } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type Account, balancesAfter, type Payment as PaymentFor } from '../../shared/counters.ts';

export type { Account };

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

/** The rule each payment is made by, and the line of the ledger it goes on. */
const KINDS: Readonly<Record<PaymentReason, { readonly rule: string; readonly line: keyof Ledger }>> = {
  ante: { rule: 'CP2.2', line: 'pot' },
  'kinal-discarded': { rule: 'CP6.2', line: 'penalties' },
  'kinal-forced': { rule: 'CP6.3', line: 'penalties' },
  'ace-discarded': { rule: 'CP6.5', line: 'penalties' },
  'kinal-takes-pot': { rule: 'CP6.7', line: 'pot' },
  'kinal-doubles-pot': { rule: 'CP6.7', line: 'pot' },
  'chapanka-made': { rule: 'CP5.2', line: 'contest' },
  'chapanka-takes-pot': { rule: 'CP5.2', line: 'pot' },
  'chapanka-lost': { rule: 'CP5.3', line: 'contest' },
  'chapanka-doubles-pot': { rule: 'CP5.3', line: 'pot' },
  party: { rule: 'CP4.1', line: 'contest' },
  'party-pancerola': { rule: 'CP7.3', line: 'contest' },
  'pot-shared': { rule: 'CP8.1', line: 'pot' },
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

/** How a deal has changed the balances so far, line by line; each line by seat. All but the pot's sum to 0. */
export interface Ledger {
  /** Antes paid into the pot, and whatever was won from it or had to be added to it. */
  readonly pot: readonly number[];
  /** Penalty payments (CP6). */
  readonly penalties: readonly number[];
  /** The party (CP4), or what was paid for a Chapanka in its place (CP4.3, CP5). */
  readonly contest: readonly number[];
}

const NOTHING: readonly number[] = [0, 0, 0, 0];

/** The ledger of a deal in which nothing has been paid. */
export const BLANK_LEDGER: Ledger = { pot: NOTHING, penalties: NOTHING, contest: NOTHING };

/** The ledger after one more payment. */
export function entered(ledger: Ledger, paid: Payment): Ledger {
  const { line } = KINDS[paid.reason];
  return { ...ledger, [line]: balancesAfter(ledger[line], paid) };
}

/** How many counters each seat has won or lost in a deal, all in all. */
export function changes({ pot, penalties, contest }: Ledger): readonly number[] {
  return pot.map((change, seat) => change + (penalties[seat] ?? 0) + (contest[seat] ?? 0));
}
