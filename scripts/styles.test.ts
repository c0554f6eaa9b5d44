import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../apps/web/src');

test('no style looks into what an element holds: a table is styled anew for every card that comes to it', () => {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter((path) => readFileSync(join(SOURCE, path), 'utf8').includes(':has('))).toEqual([]);
});
