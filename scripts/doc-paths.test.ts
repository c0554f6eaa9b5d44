import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { games } from '@chinwag/rules';
import { expect, test } from 'vitest';

/** A path in backticks, from the root of the repository. Build output is not in the repository. */
const PATH = /`((?:apps|packages|scripts|e2e|docs)\/(?!\w+\/dist)[^`\s]*)`/g;

/** The values of placeholders in angle brackets. */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = { '<game>': Object.keys(games), '<language>': ['en', 'es', 'pl'] };

// Decisions describe the repository of their own date.
const PAGES = ['README.md', ...readdirSync('docs').filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];

test.each(PAGES)('%s names only paths that exist in the repository', (page) => {
  const lines = readFileSync(page, 'utf8').split('\n');
  expect(lines.flatMap((line, at) => missingPaths(line).map((path) => `${page}:${at + 1}: ${path}`))).toEqual([]);
});

test('a path is missing if no game has it, or if any alternative in braces is missing', () => {
  expect(missingPaths('`docs/rules/<game>.md`, `apps/web/src/games/<game>/messages/{en,pl}.yaml`')).toEqual([]);
  expect(missingPaths('`docs/rules/<game>.txt`')).toEqual(['docs/rules/<game>.txt']);
  expect(missingPaths('`docs/{table,chair}.md`')).toEqual(['docs/{table,chair}.md']);
});

function missingPaths(text: string): readonly string[] {
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
  return paths.filter((path) => !inBraces(path).every((each) => inBrackets(each).some((one) => existsSync(one))));
}

/** Returns the paths that a pattern such as `{en,es}.yaml` stands for. */
function inBraces(path: string): readonly string[] {
  const [braces, listed = ''] = /\{([^}]*)\}/.exec(path) ?? [];
  return braces === undefined ? [path] : listed.split(',').map((each) => path.replace(braces, each));
}

function inBrackets(path: string): readonly string[] {
  const [brackets = ''] = /<\w+>/.exec(path) ?? [];
  return STANDS_FOR[brackets]?.map((each) => path.replace(brackets, each)) ?? [path];
}
