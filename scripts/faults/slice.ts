import { commitNumber } from '../commit-number.ts';

/** One fault in so many is made in the whole check. */
const IN_SO_MANY = 3;

/** Those of some faults that are made with a commit: each comes in one of three commits, as good as by chance. */
export function sliceOf<Some>(faults: readonly Some[], commit = commitNumber()): readonly Some[] {
  return faults.filter((_, at) => (at + commit) % IN_SO_MANY === 0);
}
