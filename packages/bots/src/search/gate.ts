/**
 * Returns the index of the choice to make, given every choice's results in the same worlds. The best choice must beat `usual`, the
 * default, by more than one standard error of the difference. If it does not, returns `usual`. `different` is the effective number
 * of worlds.
 */
export function gated(usual: number, results: readonly (readonly number[])[], different: number): number {
  const base = results[usual] ?? [];
  let chosen = usual;
  let most = 0;
  for (const [index, values] of results.entries()) {
    if (index === usual) continue;
    let sum = 0;
    let squares = 0;
    for (const [world, value] of values.entries()) {
      const more = value - (base[world] ?? 0);
      sum += more;
      squares += more * more;
    }
    const worlds = values.length;
    const mean = sum / worlds;
    const error = Math.sqrt(Math.max(0, squares / worlds - mean * mean) / Math.max(1, different - 1));
    if (mean > error && mean > most) {
      most = mean;
      chosen = index;
    }
  }
  return chosen;
}
