import { RuleLink } from '../../ui/RuleLink.tsx';
import { useWords } from '../../language/useWords.ts';
import type { Message } from '../../language/message.ts';
import type { People } from '../people.ts';
import { type LedgerRow, ScoreLedger } from './ScoreLedger.tsx';

/** One line of a deal's ledger: the points or counters moved for one reason. */
export interface AccountLine {
  /** Null for a line that only its rule names. */
  readonly label: Message | null;
  /** The rules behind it. */
  readonly rules: readonly string[];
  /** By seat. */
  readonly amounts: readonly number[];
  /** The change of the pot, where it has a column. */
  readonly pot?: number;
}

export interface DealAccountProps {
  readonly people: People;
  readonly lines: readonly AccountLine[];
  /** A row before the lines, for what is announced but not paid. */
  readonly first?: LedgerRow;
  readonly foot?: LedgerRow;
  /** The deal's points per player, shown where there is no other foot; null for a player who sat it out. */
  readonly points?: readonly (number | null)[];
  /** The heading of the pot's column, if it has one. */
  readonly last?: string | undefined;
}

/** The ledger of a deal, line by line, each with its rules. */
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
