import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testsNotFound } from './named-tests.ts';

it('a page that names a test which is not there is found out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'named-tests-'));
  const page = join(folder, 'page.md');
  const rows = [
    '| can | cannot | shown by |',
    '| --- | --- | --- |',
    '| a | b | a page that names a test which is not there is found out |',
    '| a | b | a token › is good for ever<br>a token › that is missing or forged opens no table and no room |',
    '| | b | a message › that is unknown is refused: …<br>a text › loses what shows nothing: … |',
  ];
  writeFileSync(page, rows.join('\n'));
  expect(testsNotFound(page)).toEqual(['a token › is good for ever']);
  rmSync(folder, { recursive: true });
});
