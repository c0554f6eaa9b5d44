/** The maximum nesting depth of lists and objects in a file. */
const DEEPEST = 32;

/**
 * Returns the path to the first value in parsed JSON that no game has and parsers may read differently. Such a value is nested too
 * deep, named `__proto__`, or a number out of range. Returns null if there is no such value.
 */
export function unplainPath(json: unknown): string | null {
  const pending: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: json, path: [] }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path } = next;
    const isPlain = path.length <= DEEPEST && path.at(-1) !== '__proto__' && (typeof value !== 'number' || Number.isFinite(value));
    if (!isPlain) return path.join('.');
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, held] of Object.entries(value)) pending.push({ value: held, path: [...path, name] });
  }
  return null;
}
