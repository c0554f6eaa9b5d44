import { allSeats, type Seat } from '@chinwag/rules';
import type { ReactNode } from 'react';
import { useSay } from '../../language/language.ts';
import { headed, isYou, type People, youFirst } from '../people.ts';
import './seatRows.css';

/** A player's result in a deal. */
export interface SeatRow {
  readonly points: ReactNode;
  /** The cards or standings from which the result was counted. */
  readonly from?: ReactNode;
  /** The calculation in words. */
  readonly said?: ReactNode;
}

export interface SeatRowsProps {
  readonly people: People;
  /** The results by seat, or null for a player who sat the deal out. */
  readonly rows: readonly (SeatRow | null)[];
  /** The order of the rows; the viewer first if omitted. */
  readonly order?: readonly Seat[];
}

/** A row for each player: the points of the deal and how they were counted. */
export function SeatRows({ people, rows, order = youFirst(people, allSeats(people.players.length)) }: SeatRowsProps) {
  const say = useSay();
  return (
    <ul className="seat-rows">
      {order.map((seat) => {
        const row = rows[seat] ?? null;
        if (row === null) return null;
        return (
          <li key={seat} data-you={isYou(people, seat) || undefined}>
            <b className="one-line">{say(headed(people, seat))}</b>
            <strong>{row.points}</strong>
            {row.from}
            {row.said !== undefined && <small>{row.said}</small>}
          </li>
        );
      })}
    </ul>
  );
}
