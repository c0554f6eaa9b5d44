/** A place at the table: 0 … n−1, numbered clockwise as seen from above. Left of seat s is s+1, right is s−1 (mod n). */
export type Seat = number;

/** Who looks at a game: somebody in a seat, or a spectator, who knows least. */
export type Viewer = Seat | 'spectator';

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
