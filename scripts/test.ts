import { readFileSync, rmSync } from 'node:fs';
import { runStep } from './check/running.ts';
import { inLanes, type StepResult, type CheckStep } from './check/steps.ts';
import { browserTests, plantedFaults, type TestSummary, unitTests } from './test-reports.ts';

/** A step with its report, beside whether it passed. */
interface Checked extends CheckStep {
  /** Whether the step runs at a lower priority: a CPU-bound step that no other step waits for. */
  readonly polite?: true;
  /** The file of the step's JSON report, and its parser. */
  readonly report?: { readonly file: string; readonly read: (json: string) => TestSummary };
}

/**
 * The lane of CPU-bound steps, at a lower priority than tests that open servers and browsers. Those that other steps need come
 * first. The caller may add a step: its name, then its command.
 */
const BESIDE: readonly Checked[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'browsers', command: ['node', 'scripts/browser.mjs'] },
  { name: 'renames', polite: true, command: ['npm', 'run', '--silent', 'renames'], needs: ['build'] },
  { name: 'lint and imports', polite: true, command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'banned words', polite: true, command: ['npm', 'run', '--silent', 'words'] },
  { name: 'unused code', polite: true, command: ['knip'] },
  { name: 'generated pages', polite: true, command: ['tsx', 'scripts/docs.ts', '--check'] },
  { name: 'languages', polite: true, command: ['npm', 'run', '--silent', 'languages', '--', '--check'] },
  ...stepOf(process.argv.slice(2)),
  {
    name: 'faults',
    polite: true,
    command: ['npm', 'run', '--silent', 'faults', '--', '--slice'],
    report: { file: 'test-results/faults.json', read: plantedFaults },
  },
];

/** The lane of steps that mostly wait for clocks, sockets and pages, and leave CPU time for others. */
const FIRST: readonly Checked[] = [
  {
    name: 'unit tests and laws',
    command: [
      'vitest', 'run', '--retry=1', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json',
    ],
    needs: ['types'],
    report: { file: 'test-results/unit.json', read: unitTests },
  },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test', '--retries=1', '--config', 'e2e/playwright.config.ts'],
    needs: ['build', 'browsers'],
    report: { file: 'test-results/e2e.json', read: browserTests },
  },
  {
    name: 'attacks on the built app',
    command: [
      'vitest', 'run', '--config', 'scripts/siege/vitest.config.ts', '--retry=1', '--reporter=default', '--reporter=json',
      '--outputFile.json=test-results/siege.json',
    ],
    needs: ['build', 'faults'],
    report: { file: 'test-results/siege.json', read: unitTests },
  },
];

/**
 * Runs all checks that a change must pass before it lands. A check counts as one; the unit and end-to-end runs count their tests.
 * Retries a failing test once. If it then passes, the build does not fail, but reports the test as flaky at the end. You must fix
 * such a test. Prints each step as a whole when it has ended, then failures with their reasons. The last line is `N passed, N
 * failed`, with the number skipped, for example without an engine.
 */
rmSync('test-results', { recursive: true, force: true });
const outcomes = await inLanes([BESIDE, FIRST], (step) => runStep(step, step.polite ? 'politely' : 'first'));
const all = outcomes.map(summaryOf);

list('Failed', all.flatMap(({ red }) => red));
list('Passed only when tried again', all.flatMap(({ second }) => second));
const failed = sum('failed');
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;

/** Returns an additional step, given by its name and command, which runs after the build. */
function stepOf([name, program, ...args]: readonly string[]): readonly Checked[] {
  return name === undefined || program === undefined ? [] : [{ name, polite: true, command: [program, ...args], needs: ['build'] }];
}

/**
 * Returns the summary of a step. A run that failed without a failed test, for example because it could not start, counts as one
 * failure.
 */
function summaryOf({ step: { name, report, needs = [] }, end }: StepResult<Checked>): TestSummary {
  const ok = end === 'good';
  const why = end === 'not tried' ? `: not tried without ${needs.join(' and ')}` : '';
  const failure: TestSummary = { passed: 0, failed: 1, skipped: 0, red: [name + why], second: [] };
  if (!report || end === 'not tried') return ok ? { ...failure, passed: 1, failed: 0, red: [] } : failure;
  try {
    const summary = report.read(readFileSync(report.file, 'utf8'));
    return ok || summary.failed > 0 ? summary : { ...summary, failed: 1, red: [name, ...summary.red] };
  } catch {
    return failure;
  }
}

function sum(what: 'passed' | 'failed' | 'skipped'): number {
  return all.reduce((before, summary) => before + summary[what], 0);
}

function list(heading: string, tests: readonly string[]): void {
  if (tests.length > 0) console.log(`\n${heading}:\n${tests.map((test) => `  ${test}`).join('\n')}`);
}
