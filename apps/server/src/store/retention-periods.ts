/** The retention periods, each in ms; null means forever. */
export interface RetentionPeriods {
  /**
   * For a table without visitors, with its games, tally and chat. The record that the table existed stays for the same period
   * again.
   */
  readonly tables: number | null;
  /** For the moves of a game, unless it is the last one of its table. The game's outcome stays in the tally. */
  readonly games: number | null;
  /** For the chat messages of a table. */
  readonly sayings: number | null;
  /** The time between marking and deletion, during which an operator can undo the deletion; 0 by default. */
  readonly marked?: number;
}
