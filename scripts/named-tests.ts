import { readdirSync, readFileSync } from 'node:fs';

const FOLDERS = ['apps', 'packages', 'e2e', 'scripts'];
const TESTS = /\.(?:test|spec)\.tsx?$/;
/** What stands in a title for what differs from case to case. */
const GAP = '…';
const GAPS = /\$\{[^}]*\}|%[sij]/g;
/** The last cell of a row of three, which names tests. */
const NAMING = /^\|[^|]*\|[^|]*\| (.+) \|$/gm;

/**
 * The tests that a page names in its tables of three columns and that are not there. A cell names one or more, each by the
 * titles that lead to it: `a token › that is forged`. What differs from case to case of a test is `…`, as are its cases.
 */
export function testsNotFound(page: string): readonly string[] {
  const files = FOLDERS.flatMap(testsIn);
  const named = [...readFileSync(page, 'utf8').matchAll(NAMING)].flatMap(([, cell = '']) => cell.split('<br>'));
  const tests = named.filter((test) => test !== 'shown by' && !/^-+$/.test(test));
  return tests.filter((test) => !files.some((file) => hasTest(file, test.split(' › '))));
}

function hasTest(text: string, titles: readonly string[]): boolean {
  return titles.every((title) => title === GAP || ["'", '`'].some((quote) => text.includes(`${quote}${title}${quote}`)));
}

/** The text of every file of tests below a folder. */
function testsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TESTS.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').replaceAll(GAPS, GAP));
}
