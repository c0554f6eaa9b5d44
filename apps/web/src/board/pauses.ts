/** The length of a pause, in ms at normal speed, by the kind of event that was shown before it. */
const LASTS = {
  /** The event is shown together with the next one. */
  none: 0,
  /** A card is drawn from a pile. */
  drawn: 350,
  /** Cards are removed from the table. */
  gathered: 420,
  /** A card is played or discarded. */
  card: 450,
  /** Everyone is dealt cards. */
  dealt: 600,
  /** A visible card is picked up, or counters move. */
  taken: 750,
  /** A card is laid for good, or an announcement is made. */
  laid: 900,
  /** A line is shown that must be read. */
  announced: 1100,
  /** A trick is complete, and stays until it has been seen. */
  'whole trick': 1200,
  /** A player, or everyone together, has made a decision. */
  decided: 1300,
  /** The deal changes, or a player loses a lot. */
  turned: 1500,
  /** Several cards are laid at once. */
  'laid down': 1800,
  /** An event is shown that interests everyone, such as a draw for the lead or a close. */
  shown: 2600,
  /** The deal ends, before its score. */
  ended: 3200,
  /** The deal is scored. The score sheet opens automatically, and the table waits until it is closed. */
  'score sheet': 0,
} as const;

/** A kind of pause, named after the event before it. */
export type Pause = keyof typeof LASTS;

/** Returns the length of a pause, in ms at normal speed. */
export function lengthOf(pause: Pause): number {
  return LASTS[pause];
}
