/**
 * The budgets of this bench: the limit of each ratio in one run, and its value in a quiet run on two cores. Where a goal could not
 * be reached, the budget is what was reached, less the difference between runs. A profile shows what prevents more
 * (docs/decisions/040-record-made-beside.md).
 */
const LIMITS = {
  /** CPU time per opened connection, relative to bare rooms: 2.10 was reached, the goal was 2. */
  opening: { most: 2.6 },
  /** Memory of a table, relative to bare rooms: 1.15 was reached. */
  weight: { most: 1.25 },
  /** Moves per CPU-second, at any rate, relative to bare rooms: 0.27 to 0.30 were reached, the goal was 0.5. */
  moves: { least: 0.25 },
  /** The latency of friends' moves while others end their games, relative to before. */
  'friends beside ending games': { most: 1.5 },
  /** The latency of friends' moves while only strong bots play at other tables. */
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
