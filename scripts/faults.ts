import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { FAULTS } from './faults/list.ts';

/**
 * Makes every fault of the list, each in a run of its own of the test named with it, and counts those that are noticed.
 * A process a core has a share of them, as reading the code takes longer than the tests. Ends with `N faults, N found`.
 */
const shares = availableParallelism();

/** The numbers of the faults that are found in one share; none if its process ends before it can tell. */
async function foundIn(share: number): Promise<readonly number[]> {
  const child = fork(new URL('./faults/share.ts', import.meta.url), [String(share), String(shares)]);
  const [found] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [[]])]);
  return found as readonly number[];
}

const found = (await Promise.all(Array.from({ length: shares }, (_, share) => foundIn(share)))).flat();
for (const [number, { fault, red }] of FAULTS.entries()) {
  console.log(`${found.includes(number) ? 'found    ' : 'NOT FOUND'}  ${fault}\n           ${red}`);
}
console.log(`${FAULTS.length} faults, ${found.length} found`);
process.exitCode = found.length === FAULTS.length ? 0 : 1;
