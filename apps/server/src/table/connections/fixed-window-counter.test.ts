import { expect, it } from 'vitest';
import { moment } from '../../tests/support/moments.ts';
import { FixedWindowCounter } from './fixed-window-counter.ts';

const rateAfter = (messages: number, everyMs: number): FixedWindowCounter => {
  const rate = new FixedWindowCounter({ perSecond: 10, floodPerSecond: 50 });
  for (let at = 0; at < messages; at++) rate.count(moment(1_000_000 + at * everyMs));
  return rate;
};

it('allows messages up to the limit per second, and reports one more as too many', () => {
  expect(rateAfter(10, 1).isTooMany).toBe(false);
  expect(rateAfter(11, 1).isTooMany).toBe(true);
  expect(rateAfter(11, 1).isFlood).toBe(false);
});

it('starts a new count each second', () => {
  expect(rateAfter(1000, 100).isTooMany).toBe(false);
});

it('reports a flood beyond the flood limit', () => {
  expect(rateAfter(51, 1).isFlood).toBe(true);
});
