import type { Position, Seat as SeatNumber } from '@chinwag/rules';
import type { ReactNode } from 'react';
import { useSay } from '../../language/language.ts';
import { BELOW, type RingPlace } from '../ring.ts';
import { across, chipColumns, chipRows, sine, towards } from './seatPlaces.ts';
import './seats.css';

export interface SeatsProps {
  /** Everybody, in the order of their turns; oneself is shown elsewhere. */
  readonly places: readonly RingPlace[];
  readonly viewer: Position;
  /** Where names stand in the chips of a phone: beside the token, or under it, where words about somebody need the width. */
  readonly names?: 'beside' | 'under' | undefined;
  /** Which way a row of chips goes: to the left where the player who is next sits at the right, and cards lie towards them. */
  readonly goes?: 'ltr' | 'rtl' | undefined;
  /** A `<Seat>`. */
  readonly children: (seat: SeatNumber) => ReactNode;
}

/* So many sit three on a side. */
const FULL = 7;

/** Everybody at the table: chips along the top, a column beside the middle of a low table, a ring where there is room. */
export function Seats({ places, viewer, names = 'beside', goes = 'ltr', children }: SeatsProps) {
  const say = useSay();
  const others = places.filter(({ seat }) => seat !== viewer);
  return (
    <ul
      className="seats"
      aria-label={say('board.players-in-turn')}
      data-names={names}
      data-full={others.length >= FULL || undefined}
      data-narrow={chipColumns(others.length) > 3 || undefined}
      style={{ '--columns': chipColumns(others.length), '--rows': chipRows(others.length), '--goes': goes }}
    >
      {others.map(({ seat, angle }) => (
        <li
          key={seat}
          data-below={angle === BELOW || undefined}
          data-towards={towards(angle)}
          style={{ '--across': across(angle), '--down': sine(angle) }}
        >
          {children(seat)}
        </li>
      ))}
    </ul>
  );
}
