/** A mean, and the half-width of its 95 % confidence interval. */
export interface Interval {
  readonly mean: number;
  readonly within: number;
}

const NORMAL = 1.96;

/** Returns the mean over groups that share a deal, and its confidence interval. Each group counts as one sample. */
export function intervalOf(groups: readonly (readonly number[])[]): Interval {
  const means = groups.map((values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
  const mean = means.reduce((sum, value) => sum + value, 0) / Math.max(1, means.length);
  const variance = means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, means.length - 1);
  return { mean, within: NORMAL * Math.sqrt(variance / Math.max(1, means.length)) };
}

/** Returns an interval as text. Multiplies its numbers by `scale`. They have this many digits after the point. */
export function inWords({ mean, within }: Interval, digits: number, scale = 1): string {
  return `${(mean * scale).toFixed(digits)} ± ${(within * scale).toFixed(digits)}`;
}
