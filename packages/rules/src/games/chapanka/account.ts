import { type Counters, countersInAll } from '../../shared/counters.ts';
import type { ChapankaOptions } from './options.ts';
import { kindOf, type Sums, sumsOf } from './payments.ts';
import type { DealRecord } from './state.ts';

/** What a deal changed in the balances for one thing: by which rules, by seat, and in the pot beside them. */
export interface AccountEntry {
  readonly of: keyof Sums;
  readonly rules: readonly string[];
  readonly amounts: readonly number[];
  /** What went into the pot, or below 0 came out of it: with the amounts it makes 0 (CP8.2). */
  readonly pot: number;
}

/** The account of a deal: the antes and the pot, the penalties, and the party or the Chapanka in its place. */
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

/** What the pot holds beside these balances: all together is always nought (CP8.2). */
export function potBeside(balances: readonly number[]): number {
  return 0 - countersInAll({ balances, pot: 0 });
}

/** What a deal changed in everybody's counters, by seat, and in the pot. */
export function changeOf({ points }: DealRecord): Counters {
  return { balances: points, pot: potBeside(points) };
}

/** What may move the pot: antes, the Kinal with that option, a Chapanka, and its sharing out after the last deal. */
function potRules(record: DealRecord, { kinalPot, deals }: ChapankaOptions): readonly string[] {
  return [
    'CP2.2',
    ...(kinalPot === 'on' ? ['CP6.7'] : []),
    ...(record.chapanka === null ? [] : contestRules(record)),
    ...(record.number === deals ? ['CP8.1'] : []),
  ];
}

/** By which rule the party was paid, or what was paid for a Chapanka in its place. */
function contestRules({ ledger }: DealRecord): readonly string[] {
  return ledger.filter(({ reason }) => kindOf(reason) === 'contest').map(({ rule }) => rule);
}
