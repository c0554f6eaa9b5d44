/**
 * The summary of a test run: how many tests passed, failed and were skipped. It lists each failure with its first line, and each
 * test that passed only on retry.
 */
export interface TestSummary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly red: readonly string[];
  readonly second: readonly string[];
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly UnitFile[];
}

interface UnitFile {
  readonly name: string;
  /** The error of a test file that could not be loaded, or nothing. */
  readonly message: string;
  readonly assertionResults: readonly UnitTest[];
}

interface UnitTest {
  readonly fullName: string;
  readonly status: string;
  /** The errors of all failed tries, even if the last one passed. */
  readonly failureMessages: readonly string[];
}

interface BrowserReport {
  readonly stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  readonly suites: readonly BrowserSuite[];
}

interface BrowserSuite {
  readonly specs: readonly BrowserSpec[];
  readonly suites?: readonly BrowserSuite[];
}

interface BrowserSpec {
  readonly title: string;
  readonly tests: readonly { readonly status: string; readonly results: readonly BrowserResult[] }[];
}

interface BrowserResult {
  readonly error?: { readonly message?: string };
}

/** Parses a JSON report from Vitest. Returns the summary. */
export function unitTests(json: string): TestSummary {
  const { numPassedTests, numFailedTests, numPendingTests, testResults }: UnitReport = JSON.parse(json);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (wanted: string) => tests
    .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => because(fullName, failureMessages[0]));
  const unread = testResults.filter(({ message }) => message !== '').map(({ name, message }) => because(name, message));
  return {
    passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests,
    red: [...named('failed'), ...unread], second: named('passed'),
  };
}

/** Parses a JSON report from Playwright. Returns the summary. */
export function browserTests(json: string): TestSummary {
  const { stats, suites }: BrowserReport = JSON.parse(json);
  const specs = suites.flatMap(specsOf);
  const named = (wanted: string) => specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ title, tests }) => because(title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message));
  return {
    passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped,
    red: named('unexpected'), second: named('flaky'),
  };
}

/**
 * Parses the JSON results of the mutation tests. Returns the summary, in which each undetected mutation is a failure, and all
 * mutations together count as one test.
 */
export function plantedFaults(json: string): TestSummary {
  const { notFound }: { readonly notFound: readonly string[] } = JSON.parse(json);
  const [passed, failed] = notFound.length === 0 ? [1, 0] : [0, 1];
  return { passed, failed, skipped: 0, red: notFound.map((fault) => `not noticed: ${fault}`), second: [] };
}

function specsOf({ specs, suites = [] }: BrowserSuite): readonly BrowserSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Returns a test's title with the first line of its message, without terminal colours. */
function because(title: string, message = 'it said nothing'): string {
  // oxlint-disable-next-line no-control-regex -- colours of a terminal begin with this sign
  return `${title}: ${message.replaceAll(/\u001b\[[\d;]*m/g, '').split('\n', 1)[0] ?? ''}`;
}
