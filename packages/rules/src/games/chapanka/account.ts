import type { ChapankaOptions } from './options.ts';
import { type Sums, sumsOf } from './payments.ts';
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
    entry('contest', [contestRule(record)]),
  ];
}

/** What the pot holds beside these balances: all together is always nought (CP8.2). */
export function potBeside(balances: readonly number[]): number {
  return 0 - balances.reduce((sum, balance) => sum + balance, 0);
}

/** What may move the pot: antes, the Kinal with that option, a Chapanka, and its sharing out after the last deal. */
function potRules(record: DealRecord, { kinalPot, deals }: ChapankaOptions): readonly string[] {
  return [
    'CP2.2',
    ...(kinalPot === 'on' ? ['CP6.7'] : []),
    ...(record.chapanka === null ? [] : [contestRule(record)]),
    ...(record.number === deals ? ['CP8.1'] : []),
  ];
}

function contestRule({ chapanka, pancerola }: DealRecord): string {
  if (chapanka !== null) return chapanka.outcome === 'made' ? 'CP5.2' : 'CP5.3';
  return pancerola?.broken === true ? 'CP7.3' : 'CP4.1';
}
