/*
 * What stands for `zod/mini` in the built browser app, at a tenth of its weight: what our schemas use of it, which read alike. Of
 * what is refused it says no more than that, as no page asks for more. A test compares both on every schema of the protocol.
 */

/** What a schema says of something that it refuses. */
const REFUSED = Symbol('refused');
type ReadResult<Value = unknown> = Value | typeof REFUSED;
type Reading = (input: unknown) => ReadResult;
type Refinement = (value: never) => boolean;
type SchemaShape = Readonly<Record<string, Schema>>;
type ObjectFields = Record<string, unknown>;

/** Whether a field may be left out: `absent` leaves it out of what is read as well. */
type WhenAbsent = 'refused' | 'read' | 'absent';

class Schema {
  constructor(
    readonly read: Reading,
    readonly absence: WhenAbsent = 'refused',
  ) {}

  safeParse(input: unknown): { readonly success: true; readonly data: unknown } | { readonly success: false } {
    const data = this.read(input);
    return data === REFUSED ? { success: false } : { success: true, data };
  }

  parse(input: unknown): unknown {
    const data = this.read(input);
    if (data === REFUSED) throw new TypeError('What came is not what it should be.');
    return data;
  }

  /** The schema of what passes all these besides. */
  check(...checks: readonly Refinement[]): Schema {
    return changed(this, (input) => {
      const value = this.read(input);
      return value !== REFUSED && checks.every((passes) => passes(value as never)) ? value : REFUSED;
    });
  }

  brand(): this {
    return this;
  }
}

/** A schema that is like another, but for how it reads. */
function changed<Kind extends Schema>(schema: Kind, read: Reading): Kind {
  return Object.assign(Object.create(Object.getPrototypeOf(schema) as object) as Kind, schema, { read });
}

/** A schema of whatever this says yes to. */
function those(are: (input: unknown) => boolean): Schema {
  return new Schema((input) => (are(input) ? input : REFUSED));
}

export const string = (): Schema => those((input) => typeof input === 'string');
export const boolean = (): Schema => those((input) => typeof input === 'boolean');
export const number = (): Schema => those(Number.isFinite);
export const int = (): Schema => those(Number.isSafeInteger);
export const unknown = (): Schema => new Schema((input) => input, 'absent');

export function literal(values: unknown): Schema {
  const all: readonly unknown[] = Array.isArray(values) ? values : [values];
  return those((input) => all.includes(input));
}

class EnumSchema extends Schema {
  constructor(readonly options: readonly unknown[]) {
    super((input) => (options.includes(input) ? input : REFUSED));
  }
}

const enumeration = (options: readonly unknown[]): Schema => new EnumSchema(options);

/** A list of what another schema reads. */
export class ZodMiniArray extends Schema {
  readonly def: { readonly element: Schema };

  constructor(element: Schema) {
    super((input) => (Array.isArray(input) ? allRead(input, () => element) : REFUSED));
    this.def = { element };
  }
}

export const array = (element: Schema): Schema => new ZodMiniArray(element);

export function tuple(items: readonly Schema[], rest?: Schema): Schema {
  return new Schema((input) => {
    if (!Array.isArray(input) || input.length < items.length) return REFUSED;
    if (rest === undefined && input.length > items.length) return REFUSED;
    return allRead(input, (at) => items[at] ?? rest);
  });
}

/** A list of what each is read as. */
function allRead(list: readonly unknown[], by: (at: number) => Schema | undefined): ReadResult<readonly unknown[]> {
  const all: unknown[] = [];
  for (const [at, item] of list.entries()) {
    const value = by(at)?.read(item);
    if (value === REFUSED) return REFUSED;
    all.push(value);
  }
  return all;
}

/** What becomes of fields that the shape of an object does not name. */
type Others = 'left out' | 'taken along' | 'refused';

/** An object with the fields of a shape. */
export class ZodMiniObject extends Schema {
  constructor(
    readonly shape: SchemaShape,
    readonly others: Others,
  ) {
    super((input) => readFields(input, shape, others));
  }
}

export const object = (shape: SchemaShape): Schema => new ZodMiniObject(shape, 'left out');
export const looseObject = (shape: SchemaShape): Schema => new ZodMiniObject(shape, 'taken along');
export const strictObject = (shape: SchemaShape): Schema => new ZodMiniObject(shape, 'refused');
export const extend = ({ shape, others }: ZodMiniObject, more: SchemaShape): Schema =>
  new ZodMiniObject({ ...shape, ...more }, others);

function readFields(input: unknown, shape: SchemaShape, others: Others): ReadResult<ObjectFields> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return REFUSED;
  const given = input as ObjectFields;
  const read: ObjectFields = {};
  for (const [name, schema] of Object.entries(shape)) {
    const there = name in given;
    if (!there && schema.absence === 'absent') continue;
    const value = there || schema.absence === 'read' ? schema.read(given[name]) : REFUSED;
    if (value === REFUSED) return REFUSED;
    read[name] = value;
  }
  if (others === 'left out') return read;
  for (const name in given) {
    if (Object.hasOwn(shape, name)) continue;
    if (others === 'refused') return REFUSED;
    if (name !== '__proto__') read[name] = given[name];
  }
  return read;
}

/** The prototypes of what was written as a record of names, or came as JSON. */
const PLAIN: readonly unknown[] = [Object.prototype, null];

export function record(names: Schema, values: Schema): Schema {
  return new Schema((input) => {
    if (typeof input !== 'object' || input === null || !PLAIN.includes(Object.getPrototypeOf(input))) return REFUSED;
    const read: ObjectFields = {};
    for (const [name, given] of Object.entries(input)) {
      if (name === '__proto__') continue;
      const value = values.read(given);
      if (value === REFUSED || names.read(name) === REFUSED) return REFUSED;
      read[name] = value;
    }
    return read;
  });
}

/** What the first of these reads that reads it. */
export function union(options: readonly Schema[]): Schema {
  return new Schema((input) => {
    for (const option of options) {
      const value = option.read(input);
      if (value !== REFUSED) return value;
    }
    return REFUSED;
  });
}

/** Each of these has another value in this field: no two of them read the same. */
export const discriminatedUnion = (_field: string, options: readonly Schema[]): Schema => union(options);

export const nullable = (schema: Schema): Schema =>
  new Schema((input) => (input === null ? null : schema.read(input)), schema.absence);
export const optional = (schema: Schema): Schema =>
  new Schema((input) => (input === undefined ? undefined : schema.read(input)), 'absent');
export const exactOptional = (schema: Schema): Schema => new Schema(schema.read, 'absent');
export const readonly = (schema: Schema): Schema =>
  new Schema((input) => {
    const value = schema.read(input);
    return value === REFUSED ? REFUSED : Object.freeze(value);
  }, schema.absence);

const otherwise = (schema: Schema, instead: unknown): Schema =>
  new Schema((input) => {
    const value = schema.read(input);
    return value === REFUSED ? instead : value;
  }, 'read');
const byDefault = (schema: Schema, instead: unknown): Schema =>
  new Schema((input) => (input === undefined ? instead : schema.read(input)), 'read');

export const transform = (made: (value: never) => unknown): Schema => new Schema((input) => made(input as never));
export const pipe = (first: Schema, second: Schema): Schema =>
  new Schema((input) => {
    const value = first.read(input);
    return value === REFUSED ? REFUSED : second.read(value);
  }, first.absence);

export const refine = (passes: Refinement): Refinement => passes;
export const minimum = (least: number) => (value: number) => value >= least;
export const maximum = (most: number) => (value: number) => value <= most;
export const minLength = (least: number) => (value: { readonly length: number }) => value.length >= least;
export const maxLength = (most: number) => (value: { readonly length: number }) => value.length <= most;
export const regex = (pattern: RegExp) => (text: string) => {
  pattern.lastIndex = 0;
  return pattern.test(text);
};

export { enumeration as enum, otherwise as catch, byDefault as _default };
