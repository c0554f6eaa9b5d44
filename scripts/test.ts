import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { browserTests, plantedFaults, type Told, unitTests } from './test-reports.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: readonly string[]];
  /** The file it leaves as JSON, and what that tells. */
  readonly report?: { readonly file: string; readonly read: (json: string) => Told };
}

/**
 * Everything that must hold before a change lands, in the order in which it fails soonest.
 * A check counts as one; the unit and end-to-end runs count their tests. A test that fails is tried once more, and named at the
 * end also if it passes then: it is to be mended, but holds up nobody else. Ends with what failed and why, then
 * `N passed, N failed`, and how many were skipped, if an engine is missing, say.
 */
const STEPS: readonly Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint and imports', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'banned words', command: ['npm', 'run', '--silent', 'words'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'generated pages', command: ['tsx', 'scripts/docs.ts', '--check'] },
  { name: 'languages', command: ['npm', 'run', '--silent', 'languages', '--', '--check'] },
  {
    name: 'unit tests and laws',
    command: [
      'vitest', 'run', '--retry=1', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json',
    ],
    report: { file: 'test-results/unit.json', read: unitTests },
  },
  {
    name: 'faults',
    command: ['npm', 'run', '--silent', 'faults'],
    report: { file: 'test-results/faults.json', read: plantedFaults },
  },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'attacks on the built app',
    command: [
      'vitest', 'run', '--config', 'scripts/siege/vitest.config.ts', '--retry=1', '--reporter=default', '--reporter=json',
      '--outputFile.json=test-results/siege.json',
    ],
    report: { file: 'test-results/siege.json', read: unitTests },
  },
  { name: 'browsers', command: ['node', 'scripts/browser.mjs'] },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test', '--retries=1', '--config', 'e2e/playwright.config.ts'],
    report: { file: 'test-results/e2e.json', read: browserTests },
  },
];

rmSync('test-results', { recursive: true, force: true });
const all: Told[] = [];

for (const step of STEPS) {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const [program, ...args] = step.command;
  const ok = spawnSync(program, args, { stdio: 'inherit' }).status === 0;
  all.push(toldBy(step, ok));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${ok ? 'good' : 'FAILED'} in ${seconds} s`);
}

list('Failed', all.flatMap(({ red }) => red));
list('Passed only when tried again', all.flatMap(({ second }) => second));
const failed = sum('failed');
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;

/** What a step tells; a run that failed without a failed test (it could not start, say) counts as one. */
function toldBy({ name, report }: Step, ok: boolean): Told {
  const failure: Told = { passed: 0, failed: 1, skipped: 0, red: [name], second: [] };
  if (!report) return ok ? { ...failure, passed: 1, failed: 0, red: [] } : failure;
  try {
    const told = report.read(readFileSync(report.file, 'utf8'));
    return ok || told.failed > 0 ? told : { ...told, failed: 1, red: [name, ...told.red] };
  } catch {
    return failure;
  }
}

function sum(what: 'passed' | 'failed' | 'skipped'): number {
  return all.reduce((before, told) => before + told[what], 0);
}

function list(heading: string, tests: readonly string[]): void {
  if (tests.length > 0) console.log(`\n${heading}:\n${tests.map((test) => `  ${test}`).join('\n')}`);
}
