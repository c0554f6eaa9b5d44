/** The path to a value within a larger value: the keys and indices that lead to it. */
export type JsonPath = readonly (string | number)[];

/** A path at which two values differ. */
export interface Difference {
  readonly path: JsonPath;
  readonly expected: unknown;
  readonly found: unknown;
}

/** An array or object, whose items or fields are looked up in the same way. */
type Container = Readonly<Record<string | number, unknown>>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Returns the value at `key`, or undefined if the outer value is neither an object nor a list. */
function held(value: unknown, key: string | number): unknown {
  return isContainer(value) ? value[key] : undefined;
}

/**
 * Returns the first path at which `found` differs from `expected`; null if they are equal. The comparison is stricter than JSON: an
 * undefined field, a Map and minus zero differ from their JSON forms. The order of an object's fields does not matter.
 */
export function firstDifference(expected: unknown, found: unknown): Difference | null {
  if (Object.is(expected, found)) return null;
  const differ = (): Difference => ({ path: [], expected, found });
  if (!isContainer(expected) || !isContainer(found)) return differ();
  if (Object.getPrototypeOf(expected) !== Object.getPrototypeOf(found)) return differ();
  const keys = Object.keys(expected);
  if (keys.length !== Object.keys(found).length) return differ();
  for (const key of keys) {
    if (!Object.hasOwn(found, key)) return differ();
    const difference = firstDifference(expected[key], found[key]);
    if (difference !== null) return { ...difference, path: [key, ...difference.path] };
  }
  return null;
}

/** Returns a value as JSON text. */
export function textOf(value: unknown): string {
  return JSON.stringify(value);
}

/** Returns the value after a round trip through JSON text. */
export function throughJson(value: unknown): unknown {
  return JSON.parse(textOf(value));
}

/** Freezes a value and everything in it. Returns the same value. */
export function deepFreeze<Value>(value: Value): Value {
  if (isContainer(value) && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
}

/**
 * Visits every leaf of a value (a value that contains no others), with the value at the same path in `other`, or undefined. The
 * path is valid only during the visit.
 */
export function eachLeaf(
  value: unknown,
  other: unknown,
  visit: (leaf: unknown, other: unknown, path: JsonPath) => void,
): void {
  const path: (string | number)[] = [];
  const descend = (key: string | number, at: unknown, beside: unknown): void => {
    path.push(key);
    walk(at, beside);
    path.pop();
  };
  const walk = (at: unknown, beside: unknown): void => {
    if (Array.isArray(at)) at.forEach((item, index) => descend(index, item, held(beside, index)));
    else if (isContainer(at)) for (const key of Object.keys(at)) descend(key, at[key], held(beside, key));
    else visit(at, beside, path);
  };
  walk(value, other);
}

/** Returns every string in a value. */
export function textsIn(value: unknown): ReadonlySet<string> {
  const texts = new Set<string>();
  eachLeaf(value, null, (leaf) => {
    if (typeof leaf === 'string') texts.add(leaf);
  });
  return texts;
}

/**
 * Returns a copy of the value in which `change` has replaced each leaf. `change` receives the leaf and the value at the same path
 * in `other`.
 */
export function withLeaves<Value>(
  value: Value,
  other: unknown,
  change: (leaf: unknown, other: unknown, path: JsonPath) => unknown,
): Value {
  const changed = (at: unknown, beside: unknown, path: JsonPath): unknown => {
    if (Array.isArray(at)) return at.map((item, index) => changed(item, held(beside, index), [...path, index]));
    if (!isContainer(at)) return change(at, beside, path);
    const field = (key: string) => [key, changed(at[key], held(beside, key), [...path, key])];
    return Object.fromEntries(Object.keys(at).map(field));
  };
  return changed(value, other, []) as Value;
}
