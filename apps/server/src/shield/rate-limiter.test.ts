import { expect, it } from 'vitest';
import { RateLimiter, REMEMBERED } from './rate-limiter.ts';
import { moment } from '../tests/support/moments.ts';

it('the limiter grants a burst at once, then one per interval, and never more than the burst', () => {
  const limiter = new RateLimiter({ atOnce: 3, every: 1000 });
  const take = (now: number): boolean => limiter.take('ann', moment(now));
  expect([0, 0, 0, 0, 999, 1000, 1000].map(take)).toEqual([true, true, true, false, false, true, false]);
  expect([1, 2, 3, 4].map(() => take(1_000_000))).toEqual([true, true, true, false]);
});

it('a request with an amount uses up that much of the allowance', () => {
  const limiter = new RateLimiter({ atOnce: 10, every: 100 });
  const take = (now: number, amount: number): boolean => limiter.take('ann', moment(now), amount);
  expect([take(0, 7), take(0, 4), take(0, 3), take(100, 1), take(250, 1.5)]).toEqual([true, false, true, true, true]);
});

it('an overcharged client gets nothing until its allowance has recovered', () => {
  const limiter = new RateLimiter({ atOnce: 10, every: 100 });
  limiter.charge('ann', moment(0), 25);
  expect([0, 1500, 1600, 1600].map((now) => limiter.take('ann', moment(now)))).toEqual([false, false, true, false]);
});

it('a client without allowance takes nothing from another client', () => {
  const limiter = new RateLimiter({ atOnce: 1, every: 1000 });
  expect(['ann', 'ann', 'ben'].map((who) => limiter.take(who, moment(0)))).toEqual([true, false, true]);
});

it('the limiter remembers a limited number of clients, including at least half of the most recent ones', () => {
  const limiter = new RateLimiter({ atOnce: 1, every: 1000 });
  const ask = (who: number): boolean => limiter.take(`guest ${who}`, moment(0));
  const sizes = Array.from({ length: 2 * REMEMBERED }, (_, who) => ask(who) && limiter.size);
  expect(Math.max(...sizes.map(Number))).toBe(REMEMBERED);
  const last = Array.from({ length: REMEMBERED / 2 }, (_, ago) => ask(2 * REMEMBERED - 1 - ago));
  expect(last).not.toContain(true);
  expect(ask(0)).toBe(true);
});

it('a client that keeps asking is remembered, however many others ask', () => {
  const limiter = new RateLimiter({ atOnce: 2 * REMEMBERED, every: 1000 });
  for (let who = 0; who < 2 * REMEMBERED; who++) {
    expect(limiter.take('ann', moment(0))).toBe(true);
    limiter.take(`guest ${who}`, moment(0));
  }
  expect(limiter.take('ann', moment(0))).toBe(false);
});

it('the limiter grants everything when the limit is infinite', () => {
  const limiter = new RateLimiter({ atOnce: Infinity, every: 0 });
  expect(limiter.take('ann', moment(0))).toBe(true);
});
