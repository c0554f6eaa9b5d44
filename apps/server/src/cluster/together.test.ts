import { expect, it } from 'vitest';
import { together } from './together.ts';

it('calls made during another call run together up to the limit, each with its own result', async () => {
  const made: (readonly number[])[] = [];
  const double = together(async (items: readonly number[]) => {
    made.push(items);
    return items.map((item) => 2 * item);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(made).toEqual([[1], [2, 3, 4], [5]]);
  expect(await double(6)).toBe(12);
});

it('a failed batch fails all of its calls, and later calls still run', async () => {
  const call = together(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('it failed');
    return items;
  }, 2);
  const results = await Promise.allSettled(['good', 'bad', 'beside it', 'after it'].map(call));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
});
