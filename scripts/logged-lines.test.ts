import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SERVER = 'apps/server/src';
const PAGES = ['docs/operating.md', 'docs/operating/runbook.md'];
/** A quoted sentence of the server on a page, or its start: at least three words and nothing else. */
const SENTENCE = /`((?:the|a|could|what) [A-Za-z’' ,]+ [A-Za-z’' ,]+?)(?:, …)?`/g;

const quotedBy = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').replaceAll('\n', ' ').matchAll(SENTENCE)].map(([, sentence = '']) => sentence);

const code = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('tests'))
  .map((file) => readFileSync(`${SERVER}/${file}`, 'utf8'))
  .join('\n');

it.each(PAGES)('%s quotes only log lines the server writes', (page) => {
  const quoted = quotedBy(page);
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((sentence) => !["'", '`'].some((quote) => code.includes(`${quote}${sentence}`)))).toEqual([]);
});
