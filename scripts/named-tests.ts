import { readdirSync, readFileSync } from 'node:fs';

const FOLDERS = ['apps', 'packages', 'e2e', 'scripts'];
const TESTS = /\.(?:test|spec)\.tsx?$/;
/** The placeholder in a title for the part that differs between cases. */
const GAP = '…';
const GAPS = /\$\{[^}]*\}|\$\w+|%[dijos]/g;
/** A table of three columns whose last column names tests, and the last cell of each of its rows. */
const TABLE = /^\|[^|\n]*\|[^|\n]*\| shown by \|\n((?:\|.*\|\n?)+)/gm;
const NAMING = /^\|[^|]*\|[^|]*\| (.+) \|$/gm;
const RULE = /^-+$/;

/** Returns the tests for each promise on a page. Promises are the rows of tables whose last column is `shown by`. */
export function promisesOf(page: string): readonly (readonly string[])[] {
  const tables = [...page.matchAll(TABLE)].map(([, rows = '']) => rows);
  const cells = tables.flatMap((rows) => [...rows.matchAll(NAMING)].map(([, cell = '']) => cell));
  return cells.filter((cell) => !RULE.test(cell)).map((cell) => cell.split('<br>'));
}

/**
 * Returns the non-existent tests among those named on a page. A cell names one or more tests, each by its path of titles: `a token
 * › that is forged`. `…` replaces the part that differs between cases, or the cases themselves.
 */
export function testsNotFound(page: string): readonly string[] {
  const files = FOLDERS.flatMap(testsIn);
  const tests = promisesOf(readFileSync(page, 'utf8')).flat();
  return tests.filter((test) => !files.some((file) => hasTest(file, test.split(' › '))));
}

function hasTest(text: string, titles: readonly string[]): boolean {
  return titles.every((title) => title === GAP || ["'", '`'].some((quote) => text.includes(`${quote}${title}${quote}`)));
}

/** Returns the text of every test file below a folder. */
function testsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TESTS.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').replaceAll(GAPS, GAP));
}
