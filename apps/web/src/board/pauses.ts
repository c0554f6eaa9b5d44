/** How long the table pauses after something was shown, in ms at normal speed, by kind of pause. */
const LASTS = {
  /** Shown together with what comes next. */
  none: 0,
  /** A card drawn from a pile. */
  drawn: 350,
  /** Cards are cleared from the table. */
  gathered: 420,
  /** A card played or discarded. */
  card: 450,
  /** Everyone is dealt cards. */
  dealt: 600,
  /** A visible card is picked up; counters move. */
  taken: 750,
  /** A card is laid for good, or an announcement is made. */
  laid: 900,
  /** A line that must be read. */
  announced: 1100,
  /** A complete trick stays until it has been seen. */
  'whole trick': 1200,
  /** What a player, or all together, have decided. */
  decided: 1300,
  /** What changes the deal, or costs a player a lot. */
  turned: 1500,
  /** Several cards are laid at once. */
  'laid down': 1800,
  /** What everyone wants to see: a draw for the lead, a close. */
  shown: 2600,
  /** The end of a deal, before its score. */
  ended: 3200,
  /** A deal was scored: the score sheet opens by itself, and the table waits until it is closed. */
  'score sheet': 0,
} as const;

/** A kind of pause: what was shown before it. */
export type Pause = keyof typeof LASTS;

/** Returns the length of a pause, in ms at normal speed. */
export function lengthOf(pause: Pause): number {
  return LASTS[pause];
}
