/**
 * The performance budgets of this benchmark: the limit of each ratio in one run. If a goal was not reached, the budget is the
 * result of quiet runs on two cores, with a margin for variation. A result that is worse by a fifth exceeds the budget. A profile
 * shows what prevents better results (docs/decisions/040-record-made-beside.md).
 */
const LIMITS = {
  /** CPU time per opened connection, relative to baseline rooms. Results were 2.01 to 2.27 and 2.5 to 2.74; the goal was 2. */
  'opening, embedded store': { most: 2.3 },
  'opening, PostgreSQL': { most: 2.85 },
  /** Memory of a table, relative to baseline rooms. The result was 1.15. */
  weight: { most: 1.25 },
  /** Moves per CPU-second, relative to baseline rooms. Results were 0.36, 0.42 to 0.47 and 0.31 to 0.36; the goal was 0.5. */
  'moves at 1000 a second': { least: 0.29 },
  'moves at 3000 a second': { least: 0.34 },
  'moves at another rate': { least: 0.25 },
  /**
   * The latency (p95) of friends' moves while others end their games, relative to the latency before. Results were 1.43 to 1.51
   * and 1.55 to 1.66; the goal was 1.5.
   */
  'ending games, embedded store': { most: 1.6 },
  'ending games, PostgreSQL': { most: 1.75 },
  /** The latency of friends' moves while only strong bots play at other tables, relative to the latency before. */
  'friends beside strong bots': { most: 1.5 },
} as const;

/** The name of a measurement that has a budget. */
export type BudgetItem = keyof typeof LIMITS;

/**
 * Returns the budget item for opening connections with the store of this name. Baseline rooms have no store, and use the embedded
 * store's item.
 */
export function openingIn(store: string): BudgetItem {
  return store === 'PostgreSQL' ? 'opening, PostgreSQL' : 'opening, embedded store';
}

/** Returns the budget item for friends beside games that end, with the store of this name. */
export function endingIn(store: string): BudgetItem {
  return store === 'PostgreSQL' ? 'ending games, PostgreSQL' : 'ending games, embedded store';
}

/** Returns the budget item for moves at this rate per second. */
export function movesAt(rate: number): BudgetItem {
  return rate === 1000 || rate === 3000 ? `moves at ${rate} a second` : 'moves at another rate';
}

/**
 * A performance budget: records which ratios exceed their limits. Absolute times have no limit, because a machine's speed varies
 * from hour to hour. A ratio cancels out that variation.
 */
export class Budget {
  readonly #exceeded: string[] = [];

  /** Returns one sentence for each exceeded budget. */
  get exceeded(): readonly string[] {
    return this.#exceeded;
  }

  note(subject: string, what: BudgetItem, ratio: number): void {
    const limit: { readonly most?: number; readonly least?: number } = LIMITS[what];
    const { most = Infinity, least = 0 } = limit;
    if (ratio > most) this.#exceeded.push(`${subject}: ${what} ${ratio.toFixed(2)}, ${most} at most`);
    if (ratio < least) this.#exceeded.push(`${subject}: ${what} ${ratio.toFixed(2)}, ${least} at least`);
  }
}
