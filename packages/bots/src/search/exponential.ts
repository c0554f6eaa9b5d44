const HALVINGS = 10;
const FURTHEST = 50;

/** e to the power of `x`, near enough, and to the last bit the same on every machine, as `Math.exp` need not be. */
export function exponential(x: number): number {
  let power = 1 + Math.min(FURTHEST, Math.max(-FURTHEST, x)) / 2 ** HALVINGS;
  for (let times = 0; times < HALVINGS; times++) power *= power;
  return power;
}
