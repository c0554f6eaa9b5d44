import type * as z from 'zod/mini';

/** The definition of a schema, as far as inputs are made by it. */
interface Definition {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** What fits hardly any schema, or is on its border. */
const STRANGE: readonly unknown[] = [
  undefined, null, true, 0, 1, -1, 2.5, -0, NaN, Infinity, 2 ** 31, 2 ** 53, '', 'x', '\u05D0', 'a'.repeat(70), [], [[]], [0, 0],
  {}, { type: 'x' }, JSON.parse('{"__proto__":{"a":1}}'), new Date(0), new Map(), 1n, () => 0,
];
/** Strings that the patterns of our schemas may ask for: ids, codes, 32 bytes in hex, times. */
const WORDS: readonly string[] = [
  'abcdefgh', 'guest_01-XYZ', '22222AAAAA', 'ABCDEFGH', '234567', 'f'.repeat(64), '2026-11-25', 'Ana',
];

/** Inputs for a schema: some that it reads, and many that are like these and wrong at one place. */
export function inputsFor(schema: z.ZodMiniType, depth = 4): readonly unknown[] {
  return [...STRANGE, ...fitting(schema, depth)];
}

function fitting(schema: z.ZodMiniType, depth: number): readonly unknown[] {
  const definition = schema._zod.def as unknown as Definition;
  const inner = (): readonly unknown[] => inputsFor((definition['innerType'] ?? definition['in']) as z.ZodMiniType, depth);
  switch (definition.type) {
    case 'string':
      return WORDS;
    case 'number':
      return [2, 3, 7, 15, 16, 20, 255];
    case 'literal':
      return definition['values'] as readonly unknown[];
    case 'enum':
      return Object.values(definition['entries'] as object);
    case 'nullable':
    case 'optional':
    case 'readonly':
    case 'default':
    case 'catch':
    case 'pipe':
      return inner();
    case 'union':
      return (definition['options'] as readonly z.ZodMiniType[]).flatMap((option) => inputsFor(option, depth));
    case 'array':
      return lists([definition['element'] as z.ZodMiniType], depth);
    case 'tuple':
      return lists(definition['items'] as readonly z.ZodMiniType[], depth);
    case 'record':
      if (depth === 0) return [];
      return inputsFor(definition['valueType'] as z.ZodMiniType, depth - 1).map((value) => ({ a: value, b: value }));
    case 'object':
      return depth === 0 ? [] : objects(definition['shape'] as Readonly<Record<string, z.ZodMiniType>>, depth - 1);
    default:
      return [];
  }
}

/** A list in which all is right, if there is such a list, and lists in which one thing is another, missing or too many. */
function lists(items: readonly z.ZodMiniType[], depth: number): readonly unknown[] {
  if (depth === 0) return [[]];
  const right = items.map((item) => rightFor(item, depth - 1));
  const wrong = items.flatMap((item, at) => inputsFor(item, depth - 1).map((value) => right.with(at, value)));
  return [right, [...right, ...right], [...right, 0], right.slice(1), ...wrong];
}

function objects(shape: Readonly<Record<string, z.ZodMiniType>>, depth: number): readonly unknown[] {
  const right = Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, rightFor(schema, depth)]));
  const wrong = Object.entries(shape).flatMap(([name, schema]) => {
    const { [name]: _, ...without } = right;
    return [without, ...inputsFor(schema, depth).map((value) => ({ ...right, [name]: value }))];
  });
  return [right, { ...right, unheardOf: 1 }, JSON.parse('{"__proto__":1}'), ...wrong];
}

/** The longest that a schema reads of what is made for it. */
function rightFor(schema: z.ZodMiniType, depth: number): unknown {
  const right = inputsFor(schema, depth).filter((input) => schema.safeParse(input).success);
  return right.findLast((input) => input !== undefined && input !== null) ?? right.at(-1);
}
