/**
 * A seat at the table: 0 … n−1, numbered clockwise as seen from above. Seat s+1 is to the left of seat s, and s−1 is to the right
 * (mod n).
 */
export type Seat = number;

/** A position at a game: a seat or a spectator's place. */
export type Position = Seat | 'spectator';

/**
 * A viewer of a game: a seat, a spectator, or a spectator of all hands. A spectator sees the least; a spectator of all hands sees
 * exactly what all seats together see.
 */
export type Viewer = Position | 'all-hands';

/** Returns whether a viewer sees the secrets of this seat: its hand, the cards it set aside, and its answers. */
export function seesWith(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'all-hands';
}

/** The direction of play: clockwise goes to the left, anticlockwise to the right. */
export type Direction = 'clockwise' | 'anticlockwise';

/** Returns the seat after `seat` when play goes round `seats` seats in `direction`. */
export function nextSeat(seat: Seat, seats: number, direction: Direction): Seat {
  return direction === 'clockwise' ? (seat + 1) % seats : (seat + seats - 1) % seats;
}

/** Returns all `seats` seats in the order of play, starting with `first`. */
export function seatsFrom(first: Seat, seats: number, direction: Direction): readonly Seat[] {
  const step = direction === 'clockwise' ? 1 : seats - 1;
  return Array.from({ length: seats }, (_, k) => (first + k * step) % seats);
}

/** Returns every seat at a table with `seats` seats, in ascending order. */
export function allSeats(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
