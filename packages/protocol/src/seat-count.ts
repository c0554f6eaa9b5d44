/** What the number of seats of a table follows from. */
export interface SeatNeeds {
  /** How many the host would have. */
  readonly wished: number;
  /** How many people sit. */
  readonly people: number;
  /** How many may play. */
  readonly seats: { readonly min: number; readonly max: number };
}

/**
 * How many seats a table has for a game: as many as its host wished, and one more for each person who came when all of those
 * were people's; as far as the game leaves a choice.
 */
export function seatCountFor({ wished, people, seats: { min, max } }: SeatNeeds): number {
  return Math.min(max, Math.max(min, wished, people));
}
