import type { Seat as SeatNumber } from '@chinwag/rules';
import type { ReactNode } from 'react';
import { BELOW, type RingPlace } from '../ring.ts';
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

/** Everybody at the table: chips along the top, a column beside the middle of a low table, a ring where there is room. */
export function Seats({ label, places, names, children }: SeatsProps) {
  return (
    <ul
      className="seats"
      aria-label={label}
      data-names={names}
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

/** How many chips stand side by side on a phone. */
function chipColumns(seats: number): number {
  return seats === 5 || seats === 6 ? 3 : Math.min(seats, 4);
}

/** How many chips stand one below the other beside the middle of a low table. */
function chipRows(seats: number): number {
  return seats > 5 ? Math.ceil(seats / 2) : seats;
}

/* The ring is straightened on the left and the right, so that the seats there stand in columns. */
const STRAIGHTENED = 1.5;

function across(angle: number): number {
  return Math.max(-1, Math.min(1, cosine(angle) * STRAIGHTENED));
}

/** On which side of the table a seat is: its words lie on the far side of its token. */
function towards(angle: number): 'left' | 'right' | 'ahead' {
  if (Math.abs(cosine(angle)) < 0.2) return 'ahead';
  return cosine(angle) < 0 ? 'left' : 'right';
}

function cosine(angle: number): number {
  return Math.cos((angle * Math.PI) / 180);
}

function sine(angle: number): number {
  return Math.sin((angle * Math.PI) / 180);
}
