const STEPS = [5, 10, 20, 50, 100, 200];
const MOST_LINES = 5;

/** Returns the values of the chart's grid lines, in equal steps from the minimum to the maximum, including 0. */
export function gridValues(least: number, most: number): readonly number[] {
  const [low, high] = [Math.min(0, least), Math.max(0, most)];
  const step = STEPS.find((each) => Math.ceil(high / each) - Math.floor(low / each) <= MOST_LINES) ?? 500;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, k) => (first + k) * step);
}

/**
 * Returns the heights moved apart, from the top down. Each is at least `gap` below the one before, and none is below `lowest` if
 * possible.
 */
export function spread(heights: readonly number[], gap: number, lowest: number): readonly number[] {
  const room = heights.map((_, k) => lowest - gap * (heights.length - 1 - k));
  let last = -Infinity;
  return heights.map((height, k) => {
    last = Math.max(Math.min(height, room[k] ?? height), last + gap);
    return last;
  });
}
