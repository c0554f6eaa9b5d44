import { type Counters, countersInAll } from '../../shared/counters.ts';
import type { ChapankaOptions } from './options.ts';
import { kindOf, type Sums, sumsOf } from './payments.ts';
import type { DealRecord } from './state.ts';

/** An entry in a deal's account: the balance changes for one purpose, by seat and for the pot, with their rules. */
export interface AccountEntry {
  readonly of: keyof Sums;
  readonly rules: readonly string[];
  readonly amounts: readonly number[];
  /** The counters that went into the pot, negative if they came out of it. The pot and the amounts add up to 0 (CP8.2). */
  readonly pot: number;
}

/** Returns a deal's account: the antes and the pot, the penalties, and the party, or the Chapanka instead of a party. */
export function accountOf(record: DealRecord, options: ChapankaOptions): readonly AccountEntry[] {
  const sums = sumsOf(record.ledger);
  const entry = (of: keyof Sums, rules: readonly string[]): AccountEntry => {
    return { of, rules, amounts: sums[of], pot: potBeside(sums[of]) };
  };
  return [
    entry('pot', potRules(record, options)),
    entry('penalties', ['CP6.2', 'CP6.3', 'CP6.5']),
    entry('contest', contestRules(record)),
  ];
}

/** Returns the pot that belongs to these balances, so that all counters add up to zero (CP8.2). */
export function potBeside(balances: readonly number[]): number {
  return 0 - countersInAll({ balances, pot: 0 });
}

/** Returns how much a deal changed each player's counters, by seat, and the pot. */
export function changeOf({ points }: DealRecord): Counters {
  return { balances: points, pot: potBeside(points) };
}

/**
 * Returns the rules that changed the pot: antes, the Kinal with that option, a Chapanka, and the pot's division after the last
 * deal.
 */
function potRules(record: DealRecord, { kinalPot, deals }: ChapankaOptions): readonly string[] {
  return [
    'CP2.2',
    ...(kinalPot === 'on' ? ['CP6.7'] : []),
    ...(record.chapanka === null ? [] : contestRules(record)),
    ...(record.number === deals ? ['CP8.1'] : []),
  ];
}

/** Returns the rules by which the party, or a Chapanka in its place, was paid. */
function contestRules({ ledger }: DealRecord): readonly string[] {
  return ledger.filter(({ reason }) => kindOf(reason) === 'contest').map(({ rule }) => rule);
}
