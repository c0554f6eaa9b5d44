/** How long the table rests after something has been shown, in ms at normal speed, by what kind of thing it is. */
const LASTS = {
  /** It is shown together with what comes next. */
  none: 0,
  /** A card drawn from a pile. */
  drawn: 350,
  /** What lay on the table is cleared away. */
  gathered: 420,
  /** A card played or discarded. */
  card: 450,
  /** Everybody gets cards. */
  dealt: 600,
  /** Something taken up that all saw lie; counters that move. */
  taken: 750,
  /** A card laid for good, or a word said. */
  laid: 900,
  /** A line that has to be read. */
  announced: 1100,
  /** A trick that is whole lies until it has been seen. */
  'whole trick': 1200,
  /** What somebody has decided, or all together. */
  decided: 1300,
  /** What changes the deal, or costs somebody dear. */
  turned: 1500,
  /** Several cards laid at once. */
  'laid down': 1800,
  /** What everybody wants to look at: a draw for the lead, a close. */
  shown: 2600,
  /** The end of a deal, before its score. */
  ended: 3200,
  /** A deal was scored: the score sheet opens by itself, and the table waits until it is closed. */
  'score sheet': 0,
} as const;

/** A kind of thing, after which the table rests. */
export type Pause = keyof typeof LASTS;

/** How long the table rests after a thing of this kind, in ms at normal speed. */
export function lengthOf(pause: Pause): number {
  return LASTS[pause];
}
