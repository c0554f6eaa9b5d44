import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { promisesOf } from '../named-tests.ts';
import { FAULTS } from './list.ts';
import { DRAWN_PROMISES } from './promise-list.ts';

const promises = ['docs/SECURITY.md', 'docs/operating.md'].flatMap((page) => promisesOf(readFileSync(page, 'utf8')));

/** Returns whether a test has this title, in which `…` stands for the part that differs between cases. */
function isTitled(test: string, title: string): boolean {
  const parts = title.split('…').map((part) => part.replace(/[^\w\s]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(test);
}

it.each(DRAWN_PROMISES)('a drawn promise is documented, and its test has a planted fault: %s', (drawn) => {
  const made = promises.filter((tests) => tests.includes(drawn));
  expect(made).not.toEqual([]);
  const titles = made.flat().map((test) => test.split(' › ').at(-1) ?? test);
  expect(FAULTS.filter(({ red }) => titles.some((title) => isTitled(red, title)))).not.toEqual([]);
});

it('twenty different promises were drawn', () => {
  expect(new Set(DRAWN_PROMISES).size).toBe(20);
});
