import { expect, it } from 'vitest';
import { readArguments } from '../cli-command.ts';
import { handbookParts } from './handbook.ts';
import { SETTINGS } from './settings.ts';

const names = Object.keys(SETTINGS);

it('the help lists every setting with its default and its allowed values', () => {
  const asked = readArguments(['--help']);
  const text = asked.kind === 'print' ? asked.text : '';
  for (const name of names) expect(text).toContain(`\n  ${name}`);
  expect(text).toContain('  PORT=2567\n      The port: a whole number from 0 to 65535.\n');
  expect(text).not.toContain('`');
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
});

it('--version prints the version on one line', () => {
  expect(readArguments(['--version'])).toEqual({ kind: 'print', text: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

it('an unknown argument is refused with a sentence', () => {
  const sentence = expect.stringContaining('"--port=80" means nothing here.');
  expect(readArguments(['--port=80'])).toEqual({ kind: 'unknown', sentence });
  expect(readArguments([])).toEqual({ kind: 'serve', update: 'not-asked' });
  expect(readArguments(['--yes'])).toEqual({ kind: 'serve', update: 'agreed' });
});

it('the handbook lists every setting once in its tables, in the same order', () => {
  const rows = handbookParts().flatMap(({ lines }) => lines.slice(2));
  expect(rows.map((row) => /^\| `(\w+)` \|/.exec(row)?.[1])).toEqual(names);
});
