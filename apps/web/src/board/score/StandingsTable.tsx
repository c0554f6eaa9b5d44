import type { Seat } from '@chinwag/rules';
import type { ReactNode } from 'react';
import { useSay } from '../../language/language.ts';
import { headed, isYou, type People } from '../people.ts';
import './standingsTable.css';

/** A column with a value for each player. */
interface StandingsColumn {
  /** The column's heading; omitted if the heading above the names also covers this column. */
  readonly heading?: ReactNode;
  /** The values by seat. */
  readonly cells: readonly ReactNode[];
}

export interface StandingsTableProps {
  readonly caption?: string;
  /** The heading above the names, and above the next columns without a heading of their own. */
  readonly heading: ReactNode;
  /** The seats, in the order of the rows. */
  readonly seats: readonly Seat[];
  readonly people: People;
  readonly columns: readonly StandingsColumn[];
  /** The content under each name, by seat. */
  readonly under?: readonly ReactNode[];
  /** The players who are knocked out. */
  readonly out?: readonly Seat[];
  /** The rows that belong to no player, such as the pot. */
  readonly foot?: readonly { readonly head: ReactNode; readonly cells: readonly ReactNode[] }[];
}

/** The standings, with a row for each player. The table is above the log, so that the current score is visible at a glance. */
export function StandingsTable(props: StandingsTableProps) {
  const { caption, heading, seats, people, columns, under = [], out = [], foot = [] } = props;
  const say = useSay();
  const firstHeaded = columns.findIndex((column) => column.heading !== undefined);
  const spanned = firstHeaded < 0 ? columns.length : firstHeaded;
  return (
    <table className="standings-table">
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col" colSpan={spanned + 1}>
            {heading}
          </th>
          {columns.slice(spanned).map((column, k) => (
            <th key={k} scope="col">
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat} data-you={isYou(people, seat) || undefined} data-out={out.includes(seat) || undefined}>
            <th scope="row" className="one-line">
              {say(headed(people, seat))}
              {under[seat]}
            </th>
            {columns.map((column, k) => (
              <td key={k}>{column.cells[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {foot.map(({ head, cells }, k) => (
          <tr key={k}>
            <th scope="row" colSpan={columns.length + 1 - cells.length}>
              {head}
            </th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
