import type { Position, Seat as SeatNumber } from '@chinwag/rules';
import type { ReactNode } from 'react';
import { useSay } from '../../language/language.ts';
import { BELOW, type RingPlace } from '../ring.ts';
import { across, chipColumns, chipRows, sine, towards } from './seatPlaces.ts';
import './seats.css';

export interface SeatsProps {
  /** All players in turn order; the viewer is shown elsewhere. */
  readonly places: readonly RingPlace[];
  readonly viewer: Position;
  /** Where names are in the chips of a phone: beside the token, or under it where the words about a player need the width. */
  readonly names?: 'beside' | 'under' | undefined;
  /** Which way a row of chips runs: to the left where the next player is at the right, and cards point towards them. */
  readonly goes?: 'ltr' | 'rtl' | undefined;
  /** A `<Seat>`. */
  readonly children: (seat: SeatNumber) => ReactNode;
}

/* With this many, three sit on a side. */
const FULL = 7;

/** All seats: chips along the top, a column beside the middle of a low table, or a ring where there is room. */
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
