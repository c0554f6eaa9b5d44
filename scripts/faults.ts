import { mkdirSync, writeFileSync } from 'node:fs';
import { plantedInCode } from './faults/in-code.ts';
import { plantedInTexts } from './faults/in-texts.ts';
import { FAULTS } from './faults/list.ts';
import { oneIn } from './one-in.ts';

/**
 * The mutation tests: makes every mutation of the lists in memory, and counts those detected. The tests named with a mutation of
 * code must detect it; the language check must detect a mutation of texts. The last line is `N faults, N found`. `--slice` makes
 * only a fifth of the mutations in code, selected by the commit.
 */
const drawn = process.argv.includes('--slice') ? oneIn(5, FAULTS) : FAULTS;
const possible = process.env['TEST_DATABASE_URL'] === undefined ? drawn.filter(({ needs }) => needs === undefined) : drawn;
if (possible.length < drawn.length) console.log(`${drawn.length - possible.length} faults are not made without PostgreSQL`);
const inCode = await plantedInCode(possible);
const all = [...inCode, ...plantedInTexts()];
for (const { fault, noticing, whyNot } of all) {
  console.log(`${whyNot === null ? 'found    ' : 'NOT FOUND'}  ${fault}\n           ${whyNot ?? noticing}`);
}
const notFound = all.filter(({ whyNot }) => whyNot !== null).map(({ fault }) => fault);
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/faults.json', JSON.stringify({ notFound }));
console.log(`${all.length} faults, ${all.length - notFound.length} found`);
process.exitCode = notFound.length === 0 ? 0 : 1;
