import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allScopes, textsOf } from './languages/catalogues.ts';

const SOURCE = join(import.meta.dirname, '../apps/web/src');
const SHEETS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));

test('no style uses :has(), because it would restyle a table for every new card', () => {
  expect(SHEETS.length).toBeGreaterThan(100);
  expect(SHEETS.filter(({ text }) => text.includes(':has(')).map(({ path }) => path)).toEqual([]);
});

test('each font file is its own family, because two in one make every new size and weight four times slower', () => {
  const families = found(/@font-face \{\s*font-family: '([^']+)'/g);
  expect(families).toEqual([
    'Piazzolla', 'Piazzolla Polish', 'Piazzolla Ext', 'Atkinson Next', 'Atkinson Next Polish', 'Atkinson Next Ext',
  ]);
});

test('Polish texts need only letters of the first two font files and its own, because the third is large', () => {
  const said = allScopes().flatMap((scope) => [...textsOf(scope, 'pl').values()]).join('');
  const others = said.match(/\p{Script=Latin}/gu)?.filter((letter) => letter > 'ÿ' && !'ĄąĆćĘęŁłŃńŚśŹźŻż'.includes(letter));
  expect(others).toEqual([]);
});

test('the display font uses only the weights of the tokens, because each other weight costs another font', () => {
  const weights = found(/font: (\S+) [^;]*var\(--font-display\)/g);
  expect(new Set(weights)).toEqual(new Set(['var(--weight-said)', 'var(--weight-name)', 'var(--weight-strong)']));
});

/** Returns the matches of the pattern's group in all style sheets. */
function found(pattern: RegExp): readonly string[] {
  return SHEETS.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, group = '']) => group));
}
