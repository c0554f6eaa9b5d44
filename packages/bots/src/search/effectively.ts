/** Returns the effective sample size of a list in which items may be repeated. */
export function effectively(things: readonly unknown[]): number {
  const times = new Map<unknown, number>();
  for (const thing of things) times.set(thing, (times.get(thing) ?? 0) + 1);
  let squares = 0;
  for (const often of times.values()) squares += often ** 2;
  return things.length ** 2 / Math.max(1, squares);
}
