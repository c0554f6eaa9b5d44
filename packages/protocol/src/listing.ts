import * as z from 'zod/mini';

/** How something is made up, and in which order its fields travel. */
export type Shape =
  | { readonly kind: 'value' }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'record'; readonly fields: readonly (readonly [name: string, of: Shape])[] };

/** The places from the outside in, by number, at which something changed, and last what is there now, listed. */
export type FieldChange = readonly [...places: number[], now: unknown];

/** The shape of what a schema reads: records and lists go on, and everything else travels as it is. */
export function shapeOf(schema: unknown): Shape {
  if (schema instanceof z.ZodMiniArray) return { kind: 'list', of: shapeOf(schema.def.element) };
  if (!(schema instanceof z.ZodMiniObject)) return { kind: 'value' };
  return { kind: 'record', fields: Object.entries(schema.shape).map(([name, of]) => [name, shapeOf(of)] as const) };
}

/** Something as it travels: the fields of each record as a list, in their order. */
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

/** What came listed, with its names again; it may be anything, which its schema finds. */
export function unlisted(shape: Shape, list: unknown): unknown {
  if (shape.kind === 'value' || !Array.isArray(list)) return list;
  if (shape.kind === 'list') return list.map((item) => unlisted(shape.of, item));
  return Object.fromEntries(shape.fields.map(([name, of], at) => [name, unlisted(of, list[at])]));
}

/** What is different now. Where there are more or fewer of something, all of them are sent again. */
export function changesOf(shape: Shape, before: unknown, now: unknown): readonly FieldChange[] {
  const changes: FieldChange[] = [];
  if (before !== now) collectChanges(changes, [], shape, before, now);
  return changes;
}

/** What something listed has become by a change. A change of what is not there leaves everything as it was. */
export function changed(list: unknown, [at, ...rest]: readonly unknown[]): unknown {
  if (rest.length === 0) return at;
  return Array.isArray(list) ? list.map((item: unknown, place) => (place === at ? changed(item, rest) : item)) : list;
}

/**
 * What is different at the place that `places` leads to, which is left as it was. What is the same object still is not looked into,
 * and nothing is made of it: this is done with every move.
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

/** Whether two values that travel as they are say the same: options are made again with each choice. */
function isSame(before: unknown, now: unknown): boolean {
  return typeof before === 'object' && typeof now === 'object' && JSON.stringify(before) === JSON.stringify(now);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
