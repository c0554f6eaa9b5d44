import { type AccountEntry, accountOf, type ChapankaState, type DealRecord } from '@chinwag/rules/chapanka';
import type { AccountLine } from '../../shared/score/DealAccount.tsx';

/** One line of a deal on the score sheet. It sums to nought. */
type Line = AccountLine & { readonly pot: number };

/** The lines of a deal: what the pot, the penalties and the party changed. */
export function linesOf(record: DealRecord, { options }: ChapankaState): readonly Line[] {
  return accountOf(record, options).map(({ of, rules, amounts, pot }) => ({ label: labelOf(of, record), rules, amounts, pot }));
}

function labelOf(of: AccountEntry['of'], record: DealRecord): string {
  switch (of) {
    case 'pot':
      return 'Antes and pot';
    case 'penalties':
      return 'Aces and the Kinal';
    case 'contest':
      return contestOf(record);
  }
}

/** What stands in the party's line: the party, one paid alone, or a Chapanka in its place. */
function contestOf({ chapanka, pancerola }: DealRecord): string {
  if (chapanka !== null) return `Chapanka, ${chapanka.outcome === 'made' ? 'made' : 'lost'}`;
  return pancerola?.broken === true ? 'The party, paid alone' : 'The party';
}
