import type { Seat } from '../seat.ts';

/** How things lie once everybody has moved some seats to the left. */
export interface MovedSeats {
  /** Where whoever sat in `seat` sits now. */
  readonly seat: (seat: Seat) => Seat;
  /** What is kept by seat, by the seats as they are now. */
  readonly bySeat: <Item>(items: readonly Item[]) => readonly Item[];
}

/** Everybody at a table of `seats` moved `by` seats to the left: for the `rotate` of a game's law subject. */
export function movedLeft(seats: number, by: Seat): MovedSeats {
  return {
    seat: (seat) => (seat + by) % seats,
    bySeat: (items) => [...items.slice(-by), ...items.slice(0, -by)],
  };
}
