import { expect, it } from 'vitest';
import { Allowances, REMEMBERED } from './allowances.ts';

it('so many are given at once, then one after each so many ms, and never more than so many', () => {
  const allowances = new Allowances({ atOnce: 3, every: 1000 });
  const take = (now: number): boolean => allowances.take('ann', now);
  expect([0, 0, 0, 0, 999, 1000, 1000].map(take)).toEqual([true, true, true, false, false, true, false]);
  expect([1, 2, 3, 4].map(() => take(1_000_000))).toEqual([true, true, true, false]);
});

it('one who has had theirs takes nothing from another', () => {
  const allowances = new Allowances({ atOnce: 1, every: 1000 });
  expect([allowances.take('ann', 0), allowances.take('ann', 0), allowances.take('ben', 0)]).toEqual([true, false, true]);
});

it('however many ask, so many are remembered and no more; and none who have all of theirs again', () => {
  const allowances = new Allowances({ atOnce: 1, every: 1000 });
  for (let who = 0; who < REMEMBERED + 500; who++) allowances.take(`guest ${who}`, 0);
  expect(allowances.size).toBe(REMEMBERED);
  expect(allowances.take(`guest ${REMEMBERED}`, 0)).toBe(false);
  allowances.take('ann', 1000);
  expect(allowances.size).toBe(1);
});

it('whatever there is no limit to is given', () => {
  const allowances = new Allowances({ atOnce: Infinity, every: 0 });
  expect(allowances.take('ann', 0)).toBe(true);
});
