import { commitNumber } from './commit-number.ts';

/** Returns one in `count` things, selected by the commit. Over `count` commits, practically everything is selected. */
export function oneIn<Some>(count: number, things: readonly Some[], commit = commitNumber()): readonly Some[] {
  return things.filter((_, at) => (at + commit) % count === 0);
}
