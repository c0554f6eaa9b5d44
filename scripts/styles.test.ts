import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allScopes, textsOf } from './languages/catalogues.ts';

const SOURCE = join(import.meta.dirname, '../apps/web/src');
const SHEETS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));

test('no style looks into what an element holds: a table is styled again for every card that comes to it', () => {
  expect(SHEETS.length).toBeGreaterThan(100);
  expect(SHEETS.filter(({ text }) => text.includes(':has(')).map(({ path }) => path)).toEqual([]);
});

test('each file of letters is a family of its own: with two in one, every new size and weight takes four times as long', () => {
  const families = found(/@font-face \{\s*font-family: '([^']+)'/g);
  expect(families).toEqual([
    'Piazzolla', 'Piazzolla Polish', 'Piazzolla Ext', 'Atkinson Next', 'Atkinson Next Polish', 'Atkinson Next Ext',
  ]);
});

test('Polish is written in letters of the two files that come first, and of its own: the rest is heavy, and for names', () => {
  const said = allScopes().flatMap((scope) => [...textsOf(scope, 'pl').values()]).join('');
  const others = said.match(/\p{Script=Latin}/gu)?.filter((letter) => letter > 'ÿ' && !'ĄąĆćĘęŁłŃńŚśŹźŻż'.includes(letter));
  expect(others).toEqual([]);
});

test('the display face is written in the weights of the tokens: each other one is a face more to make ready, in every size', () => {
  const weights = found(/font: (\S+) [^;]*var\(--font-display\)/g);
  expect(new Set(weights)).toEqual(new Set(['var(--weight-said)', 'var(--weight-name)', 'var(--weight-strong)']));
});

/** Returns the matches of the pattern's group in all style sheets. */
function found(pattern: RegExp): readonly string[] {
  return SHEETS.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, group = '']) => group));
}
