import type { Seat } from '@chinwag/rules';
import type { ReactNode } from 'react';
import { useSay } from '../../language/language.ts';
import { headed, isYou, type People } from '../people.ts';
import './standingsTable.css';

/** What is said about everybody, in one column. */
interface StandingsColumn {
  /** Left out where the heading over the names stands over this column too. */
  readonly heading?: ReactNode;
  /** By seat. */
  readonly cells: readonly ReactNode[];
}

export interface StandingsTableProps {
  readonly caption?: string;
  /** Over the names, and over the columns beside them that have no heading of their own. */
  readonly heading: ReactNode;
  /** Whom it is about, in this order. */
  readonly seats: readonly Seat[];
  readonly people: People;
  readonly columns: readonly StandingsColumn[];
  /** By seat, what is drawn under the name. */
  readonly under?: readonly ReactNode[];
  /** Who plays no more. */
  readonly out?: readonly Seat[];
  /** Rows for what is nobody's: the pot. */
  readonly foot?: readonly { readonly head: ReactNode; readonly cells: readonly ReactNode[] }[];
}

/** How it stands, a row for each: above the log, where what counts is shown for everybody at a glance. */
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
