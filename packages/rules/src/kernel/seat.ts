/** A place at the table: 0 … n−1, numbered clockwise as seen from above. Left of seat s is s+1, right is s−1 (mod n). */
export type Seat = number;

/** Where somebody is at a game: in a seat, or beside it, as a spectator. */
export type Position = Seat | 'spectator';

/**
 * Who looks at a game: somebody in a seat; a spectator, who knows least; or one to whom all hands are shown, who sees what
 * all seats together see, and no more.
 */
export type Viewer = Position | 'all-hands';

/** Whether a viewer sees what of all seats only this one sees: its hand, what it laid away, what it answered. */
export function seesWith(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'all-hands';
}

/** Which way play goes round: clockwise goes to the left, anticlockwise to the right. */
export type Direction = 'clockwise' | 'anticlockwise';

/** The seat that comes after `seat` when play goes round `seats` seats in `direction`. */
export function nextSeat(seat: Seat, seats: number, direction: Direction): Seat {
  return direction === 'clockwise' ? (seat + 1) % seats : (seat + seats - 1) % seats;
}

/** All `seats` seats in the order of play, `first` first. */
export function seatsFrom(first: Seat, seats: number, direction: Direction): readonly Seat[] {
  const step = direction === 'clockwise' ? 1 : seats - 1;
  return Array.from({ length: seats }, (_, k) => (first + k * step) % seats);
}

/** Every seat of a table of `seats`, in their numbers' order. */
export function allSeats(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
