/**
 * What a ratio in one run may be, and what a quiet run on two cores came to: all budgets of this bench. Where more was wished for
 * than could be reached, the budget is what was reached, less what single runs differ by. What stands in the way a profile tells
 * (docs/decisions/040-record-made-beside.md).
 */
const LIMITS = {
  /** CPU for a connection that is opened, beside bare rooms: 2.10 was reached, 2 wished for. */
  opening: { most: 2.6 },
  /** What a table weighs in memory, beside bare rooms: 1.15 was reached. */
  weight: { most: 1.25 },
  /** Moves for a second of CPU, at any rate, beside bare rooms: 0.27 to 0.30 were reached, 0.5 wished for. */
  moves: { least: 0.25 },
  /** How long friends wait for a move while others end their games, beside before. */
  'friends beside ending games': { most: 1.5 },
  /** The same while only strong bots play at other tables. */
  'friends beside strong bots': { most: 1.5 },
} as const;

/**
 * Records ratios, and which of them exceed their budget. Times have no budget: a machine's speed changes from hour to hour, and
 * both sides of a ratio with it.
 */
export class Budget {
  readonly #exceeded: string[] = [];

  /** One sentence for each exceeded budget. */
  get exceeded(): readonly string[] {
    return this.#exceeded;
  }

  note(subject: string, what: keyof typeof LIMITS, ratio: number): void {
    const limit: { readonly most?: number; readonly least?: number } = LIMITS[what];
    const { most = Infinity, least = 0 } = limit;
    if (ratio > most) this.#exceeded.push(`${subject}: ${what} ${ratio.toFixed(2)}, ${most} at most`);
    if (ratio < least) this.#exceeded.push(`${subject}: ${what} ${ratio.toFixed(2)}, ${least} at least`);
  }
}
