import type { Seat as SeatNumber } from '@chinwag/rules';
import type { ReactNode } from 'react';
import { BELOW, type RingPlace } from '../ring.ts';
import { across, chipColumns, chipRows, sine, towards } from './seatPlaces.ts';
import './seats.css';

/** What `<Seats>` takes. */
export interface SeatsProps {
  /** `The players, in the order of their turns`. */
  readonly label: string;
  /** Whoever is shown here, in the order in which they sit. */
  readonly places: readonly RingPlace[];
  /** Where names stand in the chips of a phone: beside the token, or under it, where words about somebody need the width. */
  readonly names: 'beside' | 'under';
  /** A `<Seat>`. */
  readonly children: (seat: SeatNumber) => ReactNode;
}

/* So many sit three on a side. */
const FULL = 7;

/** Everybody at the table: chips along the top, a column beside the middle of a low table, a ring where there is room. */
export function Seats({ label, places, names, children }: SeatsProps) {
  return (
    <ul
      className="seats"
      aria-label={label}
      data-names={names}
      data-full={places.length >= FULL || undefined}
      data-narrow={chipColumns(places.length) > 3 || undefined}
      style={{ '--columns': chipColumns(places.length), '--rows': chipRows(places.length) }}
    >
      {places.map(({ seat, angle }) => (
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
