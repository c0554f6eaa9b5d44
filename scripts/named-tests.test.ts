import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testsNotFound } from './named-tests.ts';

it('reports a page that names a missing test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'named-tests-'));
  const page = join(folder, 'page.md');
  const rows = [
    '| can | cannot | shown by |',
    '| --- | --- | --- |',
    '| a | b | reports a page that names a missing test |',
    '| a | b | a token › is good for ever<br>a token › that is missing or forged opens no table and no room |',
    '| | b | a message › with an unknown name is refused: …<br>a text › loses invisible characters: … |',
  ];
  writeFileSync(page, rows.join('\n'));
  expect(testsNotFound(page)).toEqual(['a token › is good for ever']);
  rmSync(folder, { recursive: true });
});
