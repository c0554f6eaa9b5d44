import type { ChanoyuCard } from './cards.ts';

/**
 * A row: ten places for the values 1–10 from left to right, each with its card or null. Values must rise strictly from left to
 * right (CN1.2), and this type cannot represent any other row.
 */
export type Row = readonly (ChanoyuCard | null)[];

/** A stretch: consecutive values that all have a card, as its lowest and highest value. */
export type Stretch = readonly [low: number, high: number];

/** The values that a card may have in a row (CN1.2). */
export const VALUES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** An empty row. */
export const EMPTY_ROW: Row = VALUES.map(() => null);

/** Returns the lowest and highest values in a row, or null if the row is empty. */
export function ends(row: Row): Stretch | null {
  const low = row.findIndex((card) => card !== null);
  return low < 0 ? null : [low + 1, row.findLastIndex((card) => card !== null) + 1];
}

/** Returns whether `value` is one of the ten values and has no card yet. A Tsukumogami fits any free value (CN5.4). */
export function isFree(row: Row, value: number): boolean {
  return row[value - 1] === null;
}

/** Returns whether `value` is below a row's lowest value or above its highest; always true for an empty row (CN5.2). */
export function isAtAnEnd(row: Row, value: number): boolean {
  if (!isFree(row, value)) return false;
  const taken = ends(row);
  return taken === null || value < taken[0] || value > taken[1];
}

/** Returns the row with `card` added as `value`. */
export function withLaid(row: Row, card: ChanoyuCard, value: number): Row {
  return row.with(value - 1, card);
}

/** Returns the maximal stretches of consecutive values, from left to right; a lone card is a stretch of one (CN6.1). */
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

/** Returns the empty values between the ends of a row; only a Tsukumogami can fill them (CN5.4, CN5.5). */
export function gaps(row: Row): readonly number[] {
  const taken = ends(row);
  return taken === null ? [] : VALUES.filter((value) => value > taken[0] && value < taken[1] && isFree(row, value));
}
