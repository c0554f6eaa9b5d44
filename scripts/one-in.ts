import { commitNumber } from './commit-number.ts';

/**
 * Returns one in `count` of these items; the current commit selects which. Over `count` commits, practically every item has its
 * turn.
 */
export function oneIn<Some>(count: number, things: readonly Some[], commit = commitNumber()): readonly Some[] {
  return things.filter((_, at) => (at + commit) % count === 0);
}
