import type { Position, Seat as SeatNumber } from '@chinwag/rules';
import type { ReactNode } from 'react';
import { useSay } from '../../language/language.ts';
import { BELOW, type RingPlace } from '../ring.ts';
import { across, chipColumns, chipRows, sine, towards } from './seatPlaces.ts';
import './seats.css';

export interface SeatsProps {
  /** The places of all players in turn order. The viewer appears elsewhere. */
  readonly places: readonly RingPlace[];
  readonly viewer: Position;
  /**
   * The position of names in the compact seats (chips) of a phone. Names are beside the token, or under it where the words about a
   * player need the width.
   */
  readonly names?: 'beside' | 'under' | undefined;
  /** The direction of a row of seats, to the left where the next player is on the right, so that cards point towards them. */
  readonly goes?: 'ltr' | 'rtl' | undefined;
  /** Returns the `<Seat>` of a seat number. */
  readonly children: (seat: SeatNumber) => ReactNode;
}

/* From this number of seats on, three are on a side. */
const FULL = 7;

/** All seats: small ones (chips) along the top, a column beside the middle of a low table, or a ring if there is room. */
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
