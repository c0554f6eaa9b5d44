import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CliOptions, startVitest, type TestModule } from 'vitest/node';
import { type Fault, FAULTS } from './faults/list.ts';

/**
 * Makes every fault of the list, each in a run of its own of the test named with it, and counts those that are noticed.
 * No file is changed: a fault is made as the file is read. Ends with `N faults, N found`.
 */
const UNMADE = FAULTS.filter(({ file, replaced }) => readFileSync(file, 'utf8').split(replaced).length !== 2);
for (const { file, replaced } of UNMADE) console.log(`This stands in ${file} no more, or more than once: ${replaced}`);

/** The tests of one fault, run with it. */
function projectOf({ file, replaced, by, tests }: Fault, number: number) {
  const faulty = resolve(file);
  return {
    plugins: [
      {
        name: 'fault',
        enforce: 'pre' as const,
        transform: (code: string, id: string) => (id === faulty ? code.replace(replaced, () => by) : null),
      },
    ],
    test: { name: String(number), include: [tests], pool: 'threads' as const },
  };
}

/** The tests that must notice, wherever they stand: no other is run. */
const NAMED = FAULTS.map(({ red }) => red.replace(/[^\w\s]/g, '\\$&')).join('|');

const config = {
  root: '.',
  watch: false,
  config: false,
  reporters: [{}],
  testNamePattern: new RegExp(NAMED),
  projects: FAULTS.map(projectOf),
} satisfies CliOptions;
const run = await startVitest('test', [], config);
const modules = run.state.getTestModules();
await run.close();

/** Whether the test that must notice the fault is there, and red. */
function isFound(number: number, { red }: Fault): boolean {
  const tests = modules.filter(({ project }) => project.name === String(number)).flatMap(testsOf);
  return tests.some(({ name, state }) => name === red && state === 'failed');
}

function testsOf(module: TestModule) {
  return [...module.children.allTests()].map((test) => ({ name: test.name, state: test.result().state }));
}

const found = FAULTS.filter((fault, number) => !UNMADE.includes(fault) && isFound(number, fault));
for (const fault of FAULTS) {
  console.log(`${found.includes(fault) ? 'found    ' : 'NOT FOUND'}  ${fault.fault}\n           ${fault.red}`);
}
console.log(`${FAULTS.length} faults, ${found.length} found`);
process.exitCode = found.length === FAULTS.length ? 0 : 1;
