/** A measured mean with its error margin, at 95% confidence unless stated otherwise. */
export interface MeasuredMean {
  readonly mean: number;
  readonly error: number;
}

/** The number of standard errors in a 95% confidence margin, for one value and for eight simultaneous values. */
export const OF_ONE = 1.96;
export const OF_EIGHT = 2.73;

/** A value that is known without measurement: 0, with no error. */
export const NOTHING: MeasuredMean = { mean: 0, error: 0 };

/** Returns the mean of trial results, with a margin of `errors` standard errors. `trials` is the effective number of trials. */
export function measured(values: readonly number[], errors: number, trials = values.length): MeasuredMean {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: count < 2 ? Infinity : errors * Math.sqrt(squares / (count - 1) / trials) };
}

/** Returns the sum of independent measurements, with their combined error. */
export function together(all: readonly MeasuredMean[]): MeasuredMean {
  return {
    mean: all.reduce((sum, { mean }) => sum + mean, 0),
    error: Math.sqrt(all.reduce((sum, { error }) => sum + error ** 2, 0)),
  };
}

/** Returns the measurement if it is statistically significant (its confidence interval excludes zero), or null if not. */
export function ifClear(found: MeasuredMean): MeasuredMean | null {
  return Math.abs(found.mean) > found.error ? found : null;
}
