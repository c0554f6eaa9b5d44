import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/**
 * Everything that must hold before a change lands, in the order in which it fails soonest.
 * A check counts as one; the unit and end-to-end runs count their tests. Ends with `N passed, N failed`,
 * and how many were skipped, if an engine is missing, say.
 */
const STEPS = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint and imports', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'generated pages', command: ['tsx', 'scripts/docs.ts', '--check'] },
  { name: 'languages', command: ['npm', 'run', '--silent', 'languages', '--', '--check'] },
  {
    name: 'unit tests and laws',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
    report: { file: 'test-results/unit.json', count: (run) => [run.numPassedTests, run.numFailedTests, run.numPendingTests] },
  },
  { name: 'faults', command: ['npm', 'run', '--silent', 'faults'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'browsers', command: ['node', 'scripts/browser.mjs'] },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report: {
      file: 'test-results/e2e.json',
      count: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky, stats.skipped],
    },
  },
];

rmSync('test-results', { recursive: true, force: true });
const total = { passed: 0, failed: 0, skipped: 0 };

for (const step of STEPS) {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const [program, ...args] = step.command;
  const ok = spawnSync(program, args, { stdio: 'inherit' }).status === 0;
  const [passed, failed, skipped] = counted(step, ok);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${ok ? 'good' : 'FAILED'} in ${seconds} s`);
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** What a step adds to the count; a run that failed without a failed test (it could not start, say) counts as one. */
function counted({ report }, ok) {
  if (!report) return ok ? [1, 0, 0] : [0, 1, 0];
  try {
    const [passed, failed, skipped] = report.count(JSON.parse(readFileSync(report.file, 'utf8')));
    return [passed, ok ? failed : Math.max(failed, 1), skipped];
  } catch {
    return [0, 1, 0];
  }
}
