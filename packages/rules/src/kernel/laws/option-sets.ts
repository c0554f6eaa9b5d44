import type { AnyOptionList, GameOption } from '../options.ts';

/** Returns sets of options in which each offered value, including the ends of ranges, occurs at least once. */
export function optionSets(list: AnyOptionList): readonly object[] {
  const options = Object.entries(list).map(([name, option]) => [name, valuesOf(option)] as const);
  const sets = Math.max(1, ...options.map(([, values]) => values.length));
  return Array.from({ length: sets }, (_, set) =>
    Object.fromEntries(options.map(([name, values], place) => [name, values[at(set, place, values.length)]])),
  );
}

/**
 * Returns the index of an option's value in a set. Options with fewer values repeat them, shifted so that different options do not
 * change in step.
 */
function at(set: number, place: number, values: number): number {
  return (set + Math.floor(set / values) * place) % values;
}

/** Returns every value that an option lists and the minimum and maximum of any range. */
export function valuesOf(option: GameOption): readonly unknown[] {
  switch (option.kind) {
    case 'choice':
      return option.values;
    case 'amount':
      return [...new Set([...option.values, option.range.least, option.range.most])];
    case 'amounts': {
      const ends = (['least', 'most'] as const).map((end) =>
        Object.fromEntries(Object.entries(option.ranges).map(([field, range]) => [field, range[end]])),
      );
      return [...option.values, ...ends];
    }
  }
}
