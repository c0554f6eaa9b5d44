/** The whole numbers from `least` to `most`, inclusive. */
export interface AmountRange {
  readonly least: number;
  readonly most: number;
}

/** An option that takes one of a few values. */
export interface ChoiceOption<Value> {
  readonly kind: 'choice';
  /** The id of the rule that allows the choice. */
  readonly rule: string;
  /** The values in the order in which they are offered, the default first. */
  readonly values: readonly Value[];
}

/** An option that takes a whole number in a range. */
export interface AmountOption<Value> {
  readonly kind: 'amount';
  readonly rule: string;
  /** The amounts that are offered by name, the default first; any other amount in `range` is also valid. */
  readonly values: readonly Value[];
  readonly range: AmountRange;
}

/** An option that takes one of a few values or a record of whole numbers. */
export interface AmountsOption<Value> {
  readonly kind: 'amounts';
  readonly rule: string;
  /** The values, the default first; a record among them is the starting point for choosing amounts. */
  readonly values: readonly Value[];
  /** The fields of the record, each with its range. */
  readonly ranges: Readonly<Record<string, AmountRange>>;
}

/** A game option that the host may choose before a game. */
export type GameOption<Value = unknown> = ChoiceOption<Value> | AmountOption<Value> | AmountsOption<Value>;

/** All options of a game by name, in menu order. */
export type OptionList<Options> = { readonly [Name in keyof Options]: GameOption<Options[Name]> };

/** The options that a host chose from a list. */
export type ChosenOf<List extends AnyOptionList> = {
  readonly [Name in keyof List]: List[Name] extends GameOption<infer Value> ? Value : never;
};

/** The options of any game, by name. */
export type AnyOptionList = Readonly<Record<string, GameOption>>;

/** Returns an option that takes one of a few values, the default first. */
export function choice<const Value>(rule: string, values: readonly Value[]): ChoiceOption<Value> {
  return { kind: 'choice', rule, values };
}

/** Returns an option that takes any whole number in a range; the first of `values` is the default. */
export function amount(rule: string, values: readonly number[], range: AmountRange): AmountOption<number> {
  return { kind: 'amount', rule, values, range };
}

/** Returns an option that takes one of a few values or a record of amounts; the default comes first. */
export function amounts<Amounts extends object, const Word extends string>(
  rule: string,
  values: readonly (Amounts | Word)[],
  ranges: { readonly [Field in keyof Amounts]: AmountRange },
): AmountsOption<Amounts | Word> {
  return { kind: 'amounts', rule, values, ranges };
}

/**
 * Returns a game's options as the host chose them, with the default for each option that is left out. Returns null if a choice is
 * not on the list.
 */
export function parseOptions<Options>(list: OptionList<Options>, chosen: unknown): Options | null {
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) return null;
  const wished = new Map<string, unknown>(Object.entries(chosen));
  const options: [string, unknown][] = [];
  for (const [name, option] of Object.entries<GameOption>(list)) {
    const value = wished.get(name);
    if (value !== undefined && !isOffered(option, value)) return null;
    options.push([name, value === undefined ? option.values[0] : ownCopy(option, value)]);
    wished.delete(name);
  }
  return wished.size === 0 ? (Object.fromEntries(options) as Options) : null;
}

/** Returns the default options of a game. */
export function defaultOptions<Options>(list: OptionList<Options>): Options {
  const options = parseOptions(list, {});
  if (options === null) throw new Error('a list of options refuses its own defaults');
  return options;
}

/** Returns whether an option may have this value. */
export function isOffered(option: GameOption, value: unknown): boolean {
  switch (option.kind) {
    case 'choice':
      return option.values.includes(value);
    case 'amount':
      return isWithin(option.range, value);
    case 'amounts':
      return typeof value === 'object' ? areWithin(option.ranges, value) : option.values.includes(value);
  }
}

/** Returns whether a value is a whole number in this range. */
function isWithin({ least, most }: AmountRange, value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most && !Object.is(value, -0);
}

function areWithin(ranges: AmountsOption<unknown>['ranges'], value: object | null): boolean {
  if (value === null || Array.isArray(value)) return false;
  const given = new Map<string, unknown>(Object.entries(value));
  const fields = Object.entries(ranges);
  return given.size === fields.length && fields.every(([field, range]) => isWithin(range, given.get(field)));
}

/** Returns an offered value as the list's own copy, with fields in the list's order. */
function ownCopy(option: GameOption, value: unknown): unknown {
  if (option.kind !== 'amounts' || typeof value !== 'object' || value === null) return value;
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(Object.keys(option.ranges).map((field) => [field, given.get(field)]));
}
