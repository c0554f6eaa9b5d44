/**
 * Returns canonical JSON: no spaces, object keys sorted by code unit, and undefined fields omitted. Formats strings and numbers as
 * `JSON.stringify` does.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).filter(([, held]) => held !== undefined);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, held]) => `${JSON.stringify(name)}:${canonicalJson(held)}`).join(',')}}`;
}
