import { describe, expect, it } from 'vitest';
import { browserTests, plantedFaults, unitTests } from './test-reports.ts';

const test = (fullName: string, status: string, ...failureMessages: readonly string[]) => ({ fullName, status, failureMessages });

describe('the summary of the check', () => {
  it('names failed unit tests with the first line of their error, and those that passed only on retry', () => {
    const summary = unitTests(JSON.stringify({
      numPassedTests: 2, numFailedTests: 1, numPendingTests: 1,
      testResults: [{
        name: 'a.test.ts', message: '',
        assertionResults: [
          test('good', 'passed'),
          test('late', 'passed', 'Error: not there yet\n    at somewhere'),
          test('red', 'failed', '\u001b[31mexpected 1 to be 2\u001b[39m\n    at somewhere', 'the second time'),
        ],
      }],
    }));
    expect(summary).toEqual({
      passed: 2, failed: 1, skipped: 1, red: ['red: expected 1 to be 2'], second: ['late: Error: not there yet'],
    });
  });

  it('names a unit test file that could not be loaded', () => {
    const { red } = unitTests(JSON.stringify({
      numPassedTests: 0, numFailedTests: 0, numPendingTests: 0,
      testResults: [{ name: 'b.test.ts', message: 'no such module', assertionResults: [] }],
    }));
    expect(red).toEqual(['b.test.ts: no such module']);
  });

  it('names failed browser tests at any nesting, and those that passed only on retry', () => {
    const spec = (title: string, status: string, ...results: readonly object[]) => ({ title, tests: [{ status, results }] });
    const summary = browserTests(JSON.stringify({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [{
        specs: [spec('good', 'expected', {}), spec('late', 'flaky', { error: { message: 'too late' } }, {})],
        suites: [{ specs: [spec('red', 'unexpected', { error: { message: 'never came\nat all' } })] }],
      }],
    }));
    expect(summary).toEqual({ passed: 2, failed: 1, skipped: 0, red: ['red: never came'], second: ['late: too late'] });
  });

  it('counts all planted faults as one test, and names each unnoticed fault', () => {
    expect(plantedFaults('{"notFound":[]}')).toMatchObject({ passed: 1, failed: 0, red: [] });
    expect(plantedFaults('{"notFound":["a seat too many","a card twice"]}'))
      .toMatchObject({ passed: 0, failed: 1, red: ['not noticed: a seat too many', 'not noticed: a card twice'] });
  });
});
