import type { Pair } from './pairs.ts';

/** Returns the rows in the order of play. Those without search need less time than they get, and leave it to those with search. */
export function inOrder(pairs: readonly Pair[]): readonly Pair[] {
  return [...pairs.filter((pair) => !searches(pair)), ...pairs.filter(searches)];
}

/** Returns the share of the time that is left for the first of these rows: between 0 and 1. */
export function shareOf(rows: readonly Pair[]): number {
  const [first] = rows;
  return first === undefined ? 0 : weightOf(first) / rows.reduce((sum, row) => sum + weightOf(row), 0);
}

/** Returns whether strong players search in a row, which takes a hundred times as long. */
export function searches({ candidate, others }: Pair): boolean {
  return candidate === 'strong' || others === 'strong';
}

/** Returns how much time a row needs in comparison with other rows, because its interval has to be clear of a target. */
function weightOf({ candidate, others }: Pair): number {
  if (candidate === 'strong' && others === 'sensible') return 24;
  return candidate === 'random' || others === 'random' ? 1 : 3;
}
