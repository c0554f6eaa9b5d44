import type { MeasuredMean } from '@chinwag/bots';

/** A rounded mean and the ends of its interval. Rounding leaves each of them on the same side of 0. */
export interface RoundedMeasure {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Returns a mean with its interval, rounded to the fewest decimals, at least one, that leave both on the same side of 0. `mean` and
 * the ends are absolute values, with the smaller end first.
 */
export function rounded({ mean, error }: MeasuredMean): RoundedMeasure {
  const size = Math.abs(mean);
  const ends = [size - error, size, size + error];
  const decimals = [1, 2, 3].find((places) => Math.abs(roundedTo(size - error, places)) > 0) ?? 3;
  const [low = 0, middle = 0, high = 0] = ends.map((end) => roundedTo(end, decimals));
  return { mean: middle, low, high };
}

/** Returns a number rounded to this many decimals. */
export function roundedTo(number: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(number * scale) / scale;
}
