/** A number that was measured: with 95 % certainty, unless said otherwise, it lies no further from `mean` than `error`. */
export interface MeasuredMean {
  readonly mean: number;
  readonly error: number;
}

/** How many standard errors it takes to be 95 % certain of one number, or of eight at once. */
export const OF_ONE = 1.96;
export const OF_EIGHT = 2.73;

/** What is known without measuring. */
export const NOTHING: MeasuredMean = { mean: 0, error: 0 };

/** The mean of what some trials came to, give or take so many standard errors; `trials` of them are worth one each. */
export function measured(values: readonly number[], errors: number, trials = values.length): MeasuredMean {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: count < 2 ? Infinity : errors * Math.sqrt(squares / (count - 1) / trials) };
}

/** Several of them together, each measured by itself. */
export function together(all: readonly MeasuredMean[]): MeasuredMean {
  return {
    mean: all.reduce((sum, { mean }) => sum + mean, 0),
    error: Math.sqrt(all.reduce((sum, { error }) => sum + error ** 2, 0)),
  };
}

/** What was measured, if it is certain on which side of 0 it lies; else null. */
export function ifClear(found: MeasuredMean): MeasuredMean | null {
  return Math.abs(found.mean) > found.error ? found : null;
}
