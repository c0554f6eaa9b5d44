/**
 * What a ratio to bare rooms in the same run may be: these are figures that were reached, and not to be lost again. Why half as
 * many moves are out of reach, a profile tells (docs/decisions/040-record-made-beside.md).
 */
const LIMITS = {
  /** CPU for a connection that is opened. */
  opening: { most: 2.6 },
  /** What a table weighs in memory. */
  weight: { most: 1.25 },
  /** Moves for a second of CPU, at any rate. */
  moves: { least: 0.25 },
} as const;

/**
 * Notes ratios, and which of them are past their budget. Times have none: how fast a machine is changes from hour to hour, and both
 * sides of a ratio with it.
 */
export class Budget {
  readonly #exceeded: string[] = [];

  /** The sentences about all that is past its budget. */
  get exceeded(): readonly string[] {
    return this.#exceeded;
  }

  note(subject: string, what: keyof typeof LIMITS, ratio: number): void {
    const limit: { readonly most?: number; readonly least?: number } = LIMITS[what];
    const { most = Infinity, least = 0 } = limit;
    if (ratio > most) this.#exceeded.push(`${subject}: ${what} ${ratio.toFixed(2)} of bare, ${most} at most`);
    if (ratio < least) this.#exceeded.push(`${subject}: ${what} ${ratio.toFixed(2)} of bare, ${least} at least`);
  }
}
