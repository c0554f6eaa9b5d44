import * as z from 'zod/mini';

/** The shape of a value, and the order of its fields on the wire. */
export type Shape =
  | { readonly kind: 'value' }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'record'; readonly fields: readonly (readonly [name: string, of: Shape])[] };

/** A change on the wire: the path to the changed value, as indices from the outside in, then the new value in wire format. */
export type FieldChange = readonly [...places: number[], now: unknown];

/**
 * Returns the shape of the values that a schema accepts. It describes records and lists recursively, and all other types as plain
 * values.
 */
export function shapeOf(schema: unknown): Shape {
  if (schema instanceof z.ZodMiniArray) return { kind: 'list', of: shapeOf(schema.def.element) };
  if (!(schema instanceof z.ZodMiniObject)) return { kind: 'value' };
  return { kind: 'record', fields: Object.entries(schema.shape).map(([name, of]) => [name, shapeOf(of)] as const) };
}

/** Encodes a value in wire format: the fields of each record as a list, in the order of the shape. */
export function listed(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case 'value':
      return value;
    case 'list':
      return Array.isArray(value) ? value.map((item) => listed(shape.of, item)) : value;
    case 'record':
      return shape.fields.map(([name, of]) => listed(of, fieldOf(value, name)));
  }
}

/** Decodes a value from wire format, and restores its field names. The caller must then validate the value with its schema. */
export function unlisted(shape: Shape, list: unknown): unknown {
  if (shape.kind === 'value' || !Array.isArray(list)) return list;
  if (shape.kind === 'list') return list.map((item) => unlisted(shape.of, item));
  return Object.fromEntries(shape.fields.map(([name, of], at) => [name, unlisted(of, list[at])]));
}

/** Returns the changes from one value to another. Includes a list as a whole if its length has changed. */
export function changesOf(shape: Shape, before: unknown, now: unknown): readonly FieldChange[] {
  const changes: FieldChange[] = [];
  if (before !== now) collectChanges(changes, [], shape, before, now);
  return changes;
}

/** Returns a value in wire format with a change applied. A change at a nonexistent path has no effect. */
export function changed(list: unknown, [at, ...rest]: readonly unknown[]): unknown {
  if (rest.length === 0) return at;
  return Array.isArray(list) ? list.map((item: unknown, place) => (place === at ? changed(item, rest) : item)) : list;
}

/**
 * Collects the changes below the path `places`, and leaves that list as it was. It skips identical objects and copies nothing,
 * because it runs for every move.
 */
function collectChanges(changes: FieldChange[], places: number[], shape: Shape, before: unknown, now: unknown): void {
  if (shape.kind === 'list' && Array.isArray(before) && Array.isArray(now) && before.length === now.length) {
    for (let at = 0; at < now.length; at++) collectAt(at, changes, places, shape.of, before[at], now[at]);
  } else if (shape.kind === 'record') {
    let at = 0;
    for (const [name, of] of shape.fields) collectAt(at++, changes, places, of, fieldOf(before, name), fieldOf(now, name));
  } else if (shape.kind === 'list' || !isSame(before, now)) {
    changes.push([...places, listed(shape, now)]);
  }
}

function collectAt(at: number, changes: FieldChange[], places: number[], shape: Shape, before: unknown, now: unknown): void {
  if (before === now) return;
  places.push(at);
  collectChanges(changes, places, shape, before, now);
  places.pop();
}

/**
 * Returns whether two plain values are equal in content. Comparing identity is not enough, because options are built again for each
 * choice.
 */
function isSame(before: unknown, now: unknown): boolean {
  return typeof before === 'object' && typeof now === 'object' && JSON.stringify(before) === JSON.stringify(now);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
