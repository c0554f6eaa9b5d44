import { expect, it } from 'vitest';
import { together } from './together.ts';

it('calls that come while one is under way go together with the next, no more than may be, each with its own answer', async () => {
  const made: (readonly number[])[] = [];
  const double = together(async (items: readonly number[]) => {
    made.push(items);
    return items.map((item) => 2 * item);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(made).toEqual([[1], [2, 3, 4], [5]]);
  expect(await double(6)).toBe(12);
});

it('where a call fails, those that went with it have failed, and those after it are made', async () => {
  const call = together(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('it failed');
    return items;
  }, 2);
  const results = await Promise.allSettled(['good', 'bad', 'beside it', 'after it'].map(call));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
});
