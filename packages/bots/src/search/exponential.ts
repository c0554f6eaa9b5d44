const HALVINGS = 10;
const FURTHEST = 50;

/**
 * Returns an approximation of e to the power of `x`. The result is bit-identical on every machine, which `Math.exp` does not
 * guarantee.
 */
export function exponential(x: number): number {
  let power = 1 + Math.min(FURTHEST, Math.max(-FURTHEST, x)) / 2 ** HALVINGS;
  for (let times = 0; times < HALVINGS; times++) power *= power;
  return power;
}
