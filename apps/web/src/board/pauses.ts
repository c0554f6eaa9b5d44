/** The length of a pause, in ms at normal speed, by the kind of event that was shown before it. */
const LASTS = {
  /** No pause: the event appears together with the next event. */
  none: 0,
  /** A player draws a card from a pile. */
  drawn: 350,
  /** Cards leave the table. */
  gathered: 420,
  /** A player plays or discards a card. */
  card: 450,
  /** The dealer deals cards to everyone. */
  dealt: 600,
  /** A player picks up a visible card, or counters move. */
  taken: 750,
  /** A player lays a card for good, or makes an announcement. */
  laid: 900,
  /** A line appears that players must read. */
  announced: 1100,
  /** A trick is complete, and stays until it has been seen. */
  'whole trick': 1200,
  /** A player, or everyone together, has made a decision. */
  decided: 1300,
  /** The deal changes, or a player loses a lot. */
  turned: 1500,
  /** A player lays several cards at once. */
  'laid down': 1800,
  /** An event appears that interests everyone, such as a draw for the lead or a close. */
  shown: 2600,
  /** The deal ends, before its score. */
  ended: 3200,
  /** The deal has its score. The score sheet opens automatically, and the table waits until it is closed. */
  'score sheet': 0,
} as const;

/** A kind of pause, named after the event before it. */
export type Pause = keyof typeof LASTS;

/** Returns the length of a pause, in ms at normal speed. */
export function lengthOf(pause: Pause): number {
  return LASTS[pause];
}
