/** How long something is stored, each in ms, null for ever. */
export interface RetentionPeriods {
  /** A table at which nobody has been, with all its games, its tally and its chat; and then, for as long, that it was there. */
  readonly tables: number | null;
  /** The moves of a game that is not the last of its table. What came of it stays in the tally. */
  readonly games: number | null;
  /** What was said at a table. */
  readonly sayings: number | null;
  /** For how long each is stored on, marked, once its time has come: until then it can be undone. At once if left out. */
  readonly marked?: number;
}
