import { allSeats } from '@chinwag/rules';
import type { ReactNode } from 'react';
import { useSay } from '../../language/language.ts';
import { headed, isYou, type People, youFirst } from '../people.ts';
import './scoreSheet.css';

/* The greatest number of columns that fit on a phone, or in a deal's ledger, with their names above them. */
const MANY = { deals: 5, lines: 4 };

/** A row of the score ledger. */
export interface LedgerRow {
  readonly head: ReactNode;
  /** The cells of the players, by seat. */
  readonly cells: readonly ReactNode[];
  /** The cell in the column after the players, if there is one. */
  readonly last?: ReactNode;
}

export interface ScoreLedgerProps {
  readonly caption: string;
  /** The heading of the rows; `Deal` if omitted. */
  readonly rowsAre?: string;
  /** What a row stands for: a deal (the default), or a line of a deal's ledger, which begins with words. */
  readonly of?: 'deals' | 'lines';
  readonly rows: readonly LedgerRow[];
  readonly foot: LedgerRow;
  /** The heading of the column after the players, if there is one. */
  readonly last?: string | undefined;
  readonly people: People;
}

/** A table of every deal by player, the viewer's column first, with the totals at the bottom. */
export function ScoreLedger({ caption, rowsAre, of = 'deals', rows, foot, last, people }: ScoreLedgerProps) {
  const say = useSay();
  const seats = youFirst(people, allSeats(people.players.length));
  const cellsOf = (row: LedgerRow) => (
    <>
      <th scope="row">{row.head}</th>
      {seats.map((seat) => (
        <td key={seat} data-you={isYou(people, seat) || undefined}>
          {row.cells[seat]}
        </td>
      ))}
      {last !== undefined && <td>{row.last}</td>}
    </>
  );
  return (
    <table className="score-ledger" data-of={of} data-many={seats.length > MANY[of] || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rowsAre ?? say('board.row-deal')}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col" className="score-ledger-name" data-you={isYou(people, seat) || undefined}>
              {say(headed(people, seat))}
            </th>
          ))}
          {last !== undefined && <th scope="col">{last}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, k) => (
          // Written rows never change places.
          <tr key={k}>{cellsOf(row)}</tr>
        ))}
      </tbody>
      <tfoot>
        <tr>{cellsOf(foot)}</tr>
      </tfoot>
    </table>
  );
}
