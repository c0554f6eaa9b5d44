import type { ChanoyuCard } from './cards.ts';

/**
 * A row: ten places, the values 1–10 from left to right, each with its card or null. Values that rise strictly
 * from left to right (CN1.2) are the only ones that can be written so.
 */
export type Row = readonly (ChanoyuCard | null)[];

/** Consecutive values with a card each, from the lowest to the highest. */
export type Stretch = readonly [low: number, high: number];

/** The values a card may have in a row (CN1.2). */
export const VALUES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A row with nothing in it. */
export const EMPTY_ROW: Row = VALUES.map(() => null);

/** The lowest and the highest value in a row, or null if it is empty. */
export function ends(row: Row): Stretch | null {
  const low = row.findIndex((card) => card !== null);
  return low < 0 ? null : [low + 1, row.findLastIndex((card) => card !== null) + 1];
}

/** Whether `value` is one of the ten and has no card yet: all that a Tsukumogami asks for (CN5.4). */
export function isFree(row: Row, value: number): boolean {
  return row[value - 1] === null;
}

/** Whether `value` is below the lowest value of a row or above its highest; any is in an empty row (CN5.2). */
export function isAtAnEnd(row: Row, value: number): boolean {
  if (!isFree(row, value)) return false;
  const taken = ends(row);
  return taken === null || value < taken[0] || value > taken[1];
}

/** The row with `card` laid in it as `value`. */
export function withLaid(row: Row, card: ChanoyuCard, value: number): Row {
  return row.with(value - 1, card);
}

/** The maximal stretches of consecutive values, from left to right; a lone card is one of one value (CN6.1). */
export function stretches(row: Row): readonly Stretch[] {
  const found: Stretch[] = [];
  let low = 0;
  for (const value of VALUES) {
    if (isFree(row, value)) {
      if (low > 0) found.push([low, value - 1]);
      low = 0;
    } else if (low === 0) {
      low = value;
    }
  }
  if (low > 0) found.push([low, VALUES.length]);
  return found;
}

/** The values between the ends of a row that have no card: only a Tsukumogami can fill them (CN5.4, CN5.5). */
export function gaps(row: Row): readonly number[] {
  const taken = ends(row);
  return taken === null ? [] : VALUES.filter((value) => value > taken[0] && value < taken[1] && isFree(row, value));
}
