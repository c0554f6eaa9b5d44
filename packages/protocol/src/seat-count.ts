/** The inputs that determine the number of seats at a table. */
export interface SeatNeeds {
  /** The number of seats that the host wants. */
  readonly wished: number;
  /** The number of seated people. */
  readonly people: number;
  /** The numbers of players that the game allows. */
  readonly seats: { readonly min: number; readonly max: number };
}

/**
 * Returns the number of seats at a table: as many as the host wants, plus one for each person who joined a full table. The number
 * stays within the game's limits.
 */
export function seatCountFor({ wished, people, seats: { min, max } }: SeatNeeds): number {
  return Math.min(max, Math.max(min, wished, people));
}
