import { RuleLink } from '../../ui/RuleLink.tsx';
import { useWords } from '../../language/useWords.ts';
import type { Message } from '../../language/message.ts';
import type { People } from '../people.ts';
import { type LedgerRow, ScoreLedger } from './ScoreLedger.tsx';

/** One line of a deal's account: what was moved for one thing. */
export interface AccountLine {
  /** Null for a line that is said by its rule alone. */
  readonly label: Message | null;
  /** The rules that ask for it. */
  readonly rules: readonly string[];
  /** By seat. */
  readonly amounts: readonly number[];
  /** What it moved in the pot, where there is a column for it. */
  readonly pot?: number;
}

export interface DealAccountProps {
  readonly people: People;
  readonly lines: readonly AccountLine[];
  /** A row before the lines, of what is said but not paid. */
  readonly first?: LedgerRow;
  readonly foot?: LedgerRow;
  /** What the deal brought everybody, said where there is no other foot; null for somebody who was out of it. */
  readonly points?: readonly (number | null)[];
  /** The heading of the pot's column, if it has one. */
  readonly last?: string | undefined;
}

/** What a deal moved, line by line, each with its rules. */
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
