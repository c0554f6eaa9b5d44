import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { start, temporaryFolder } from './child-processes.mjs';
import { plantedInTexts } from './faults/in-texts.ts';
import { FAULTS } from './faults/list.ts';

/**
 * Makes every fault of the list, each in a run of its own of the test named with it, and counts those that are noticed.
 * A process a core has a share of them, as reading the code takes longer than the tests. Those in texts are made in memory, here.
 * Ends with `N faults, N found`.
 */
const shares = availableParallelism();
/** Where code that was read for one fault is cached for the others: of this run alone, so that nothing old is in it. */
const cache = temporaryFolder('faults');

/** The numbers of the faults that are found in one share; none if its process ends before it can tell. */
async function foundIn(share: number): Promise<readonly number[]> {
  const script = [...process.execArgv, fileURLToPath(new URL('./faults/share.ts', import.meta.url))];
  const child = start(process.execPath, [...script, cache.path, String(share), String(shares)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const [found] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [[]])]);
  return found as readonly number[];
}

const found = (await Promise.all(Array.from({ length: shares }, (_, share) => foundIn(share)))).flat();
cache.remove();
for (const [number, { fault, red }] of FAULTS.entries()) {
  console.log(`${found.includes(number) ? 'found    ' : 'NOT FOUND'}  ${fault}\n           ${red}`);
}
const inTexts = plantedInTexts();
for (const { fault, whyNot } of inTexts) {
  console.log(`${whyNot === null ? 'found    ' : 'NOT FOUND'}  ${fault}\n           ${whyNot ?? 'the check of the languages'}`);
}
const notFound = [
  ...FAULTS.filter((_, number) => !found.includes(number)),
  ...inTexts.filter(({ whyNot }) => whyNot !== null),
].map(({ fault }) => fault);
const all = FAULTS.length + inTexts.length;
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/faults.json', JSON.stringify({ notFound }));
console.log(`${all} faults, ${all - notFound.length} found`);
process.exitCode = notFound.length === 0 ? 0 : 1;
