import type { Seat } from '@chinwag/rules';

/** The order of the seats, as the old seat for each new one, after two of them have changed places. */
export function exchanged(seats: number, one: Seat, other: Seat): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => (seat === one ? other : seat === other ? one : seat));
}

/** The seat on somebody's left or right. */
export function neighbour(seat: Seat, seats: number, side: 'left' | 'right'): Seat {
  return (seat + (side === 'left' ? 1 : seats - 1)) % seats;
}

/** Where a seat is on a ring seen from above, in percent of its box, with `bottom` at the bottom, going clockwise. */
export function seatPlace(seat: Seat, bottom: Seat, seats: number): { readonly x: number; readonly y: number } {
  const turn = ((seat - bottom + seats) % seats) / seats;
  const angle = Math.PI / 2 + turn * 2 * Math.PI;
  return { x: 50 + 36 * Math.cos(angle), y: 48.5 + 38 * Math.sin(angle) };
}
