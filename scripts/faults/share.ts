import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CliOptions, startVitest, type TestModule, type VitestPluginContext } from 'vitest/node';
import { messages } from '../languages/plugin.ts';
import type { Fault } from './fault.ts';
import { FAULTS } from './list.ts';

// Makes the faults of one share, of so many, and sends the numbers of those that are found to the process that started this one.
const [cacheFolder = '', ...numbers] = process.argv.slice(2);
const [share, shares] = numbers.map(Number);
const numbered = FAULTS.map((fault, number) => ({ fault, number })).filter(({ number }) => number % (shares ?? 1) === share);

/** What loads the words that the app says, before a test asks for them. */
const SPOKEN = ['apps/web/src/language/testing-setup.ts'];

/** The messages, compiled once for all faults. */
const MESSAGES = messages();

/** The tests of one fault, run with it. No file is changed: a fault is made as the file is read. */
function projectOf({ file, replaced, by, tests }: Fault, number: number) {
  const faulty = resolve(file);
  return {
    plugins: [
      MESSAGES,
      {
        name: 'fault',
        enforce: 'pre' as const,
        transform: (code: string, id: string) => (id === faulty ? code.replace(replaced, () => by) : null),
        // A file that has a fault somewhere is read again everywhere.
        configureVitest: ({ experimental_defineCacheKeyGenerator: keep }: VitestPluginContext) =>
          keep(({ id }) => (id === faulty ? false : null)),
      },
    ],
    test: {
      name: String(number), include: [tests], pool: 'threads' as const, setupFiles: tests.startsWith('apps/web/') ? SPOKEN : [],
    },
  };
}

/** The tests that must notice, wherever they stand: no other is run. */
const NAMED = FAULTS.map(({ red }) => red.replace(/[^\w\s]/g, '\\$&')).join('|');

const config = {
  root: '.',
  watch: false,
  config: false,
  reporters: [{}],
  maxWorkers: 1,
  // The faults share most of the code they are made in.
  experimental: { fsModuleCache: true, fsModuleCachePath: cacheFolder },
  testNamePattern: new RegExp(NAMED),
  projects: numbered.map(({ fault, number }) => projectOf(fault, number)),
} satisfies CliOptions;
const run = await startVitest('test', [], config);
const modules = run.state.getTestModules();
await run.close();

/** Whether a fault can be made, and the test that must notice it is there, and red. */
function isFound({ file, replaced, red }: Fault, number: number): boolean {
  if (!existsSync(file) || readFileSync(file, 'utf8').split(replaced).length !== 2) {
    console.log(`This stands in ${file} no more, or more than once: ${replaced}`);
    return false;
  }
  const tests = modules.filter(({ project }) => project.name === String(number)).flatMap(testsOf);
  return tests.some(({ name, state }) => name === red && state === 'failed');
}

function testsOf(module: TestModule) {
  return [...module.children.allTests()].map((test) => ({ name: test.name, state: test.result().state }));
}

process.send?.(numbered.filter(({ fault, number }) => isFound(fault, number)).map(({ number }) => number));
