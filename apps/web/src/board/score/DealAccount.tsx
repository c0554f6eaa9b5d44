import { RuleLink } from '../../ui/RuleLink.tsx';
import { useWords } from '../../language/useWords.ts';
import type { Message } from '../../language/message.ts';
import type { People } from '../people.ts';
import { type LedgerRow, ScoreLedger } from './ScoreLedger.tsx';

/** A line of a deal's ledger: the points or counters transferred for one reason. */
export interface AccountLine {
  /** The line's label, or null for a line that is labelled with its rule. */
  readonly label: Message | null;
  /** The rules behind the line. */
  readonly rules: readonly string[];
  /** The amounts by seat. */
  readonly amounts: readonly number[];
  /** The change of the pot, if the pot has a column. */
  readonly pot?: number;
}

export interface DealAccountProps {
  readonly people: People;
  readonly lines: readonly AccountLine[];
  /** A row before the lines, for an announcement without a payment. */
  readonly first?: LedgerRow;
  readonly foot?: LedgerRow;
  /** The deal's points by seat, shown if there is no other foot, or null for a player who sat the deal out. */
  readonly points?: readonly (number | null)[];
  /** The heading of the pot's column, if there is one. */
  readonly last?: string | undefined;
}

/** A deal's ledger, line by line, with the rules for each line. */
export function DealAccount({ people, lines, first, foot, points = [], last }: DealAccountProps) {
  const { say, signed } = useWords();
  const rows = lines.map(({ label, rules, amounts, pot = 0 }) => ({
    head: (
      <>
        <span className="score-account-label">{label && say(label)}</span>{' '}
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} as="number" />
        ))}
      </>
    ),
    cells: amounts.map(signed),
    last: signed(pot),
  }));
  const brought = { head: say('board.row-deal'), cells: points.map((change) => (change === null ? '' : signed(change))) };
  return (
    <ScoreLedger
      caption={say('board.account-caption')}
      rowsAre={say('board.account-for')}
      of="lines"
      rows={first === undefined ? rows : [first, ...rows]}
      foot={foot ?? brought}
      last={last}
      people={people}
    />
  );
}
