import { type ChapankaState, type DealRecord, sumsOf } from '@chinwag/rules/chapanka';
import type { AccountLine } from '../../shared/score/DealAccount.tsx';
import { potBeside } from './running.ts';

/** One line of a deal on the score sheet. It sums to nought. */
type Line = AccountLine & { readonly pot: number };

/** The lines of a deal: what the pot, the penalties and the party changed. */
export function linesOf(record: DealRecord, { options }: ChapankaState): readonly Line[] {
  const kinal = options.kinalPot === 'on' ? ['CP6.7'] : [];
  const share = record.number === options.deals ? ['CP8.1'] : [];
  const pot = ['CP2.2', ...kinal, ...chapankaRules(record), ...share];
  const sums = sumsOf(record.ledger);
  return [
    line('Antes and pot', pot, sums.pot),
    line('Aces and the Kinal', ['CP6.2', 'CP6.3', 'CP6.5'], sums.penalties),
    line(...contestOf(record), sums.contest),
  ];
}

function line(label: string, rules: readonly string[], amounts: Line['amounts']): Line {
  return { label, rules, amounts, pot: potBeside(amounts) };
}

function chapankaRules({ chapanka }: DealRecord): readonly string[] {
  if (chapanka === null) return [];
  return [chapanka.outcome === 'made' ? 'CP5.2' : 'CP5.3'];
}

/** What stands in the party's line: the party, one paid alone, or a Chapanka in its place. */
function contestOf(record: DealRecord): readonly [label: string, rules: readonly string[]] {
  const { chapanka, pancerola } = record;
  if (chapanka !== null) return [`Chapanka, ${chapanka.outcome === 'made' ? 'made' : 'lost'}`, chapankaRules(record)];
  return pancerola?.broken === true ? ['The party, paid alone', ['CP7.3']] : ['The party', ['CP4.1']];
}
