import type { Seat } from '@chinwag/rules';

/** Returns the order of the seats after two of them have swapped places: for each new seat, the old one. */
export function exchanged(seats: number, one: Seat, other: Seat): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => (seat === one ? other : seat === other ? one : seat));
}

/** Returns the seat to the left or right of a seat. */
export function neighbour(seat: Seat, seats: number, side: 'left' | 'right'): Seat {
  return (seat + (side === 'left' ? 1 : seats - 1)) % seats;
}

/**
 * Returns the place of a seat on a ring seen from above, in percent of the ring's box. Seats follow clockwise from `bottom`, which
 * is at the bottom.
 */
export function seatPlace(seat: Seat, bottom: Seat, seats: number): { readonly x: number; readonly y: number } {
  const turn = ((seat - bottom + seats) % seats) / seats;
  const angle = Math.PI / 2 + turn * 2 * Math.PI;
  return { x: 50 + 36 * Math.cos(angle), y: 48.5 + 38 * Math.sin(angle) };
}
