import { commitNumber } from './commit-number.ts';

/** Of some things one in so many: which, the commit decides. In as many commits, as good as by chance, each has its turn. */
export function oneIn<Some>(count: number, things: readonly Some[], commit = commitNumber()): readonly Some[] {
  return things.filter((_, at) => (at + commit) % count === 0);
}
