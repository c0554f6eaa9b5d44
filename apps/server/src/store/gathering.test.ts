import { describe, expect, it } from 'vitest';
import { nextInterval } from './gathering.ts';

/** Returns the interval that results after a while at a constant rate of calls per ms, from an interval in ms. */
function settledAt(rate: number, from: number): number {
  return Array.from({ length: 20 }).reduce<number>((interval) => nextInterval(Math.round(rate * interval), interval), from);
}

describe('the interval between batches of calls to the store', () => {
  it.for([0.25, 1, 1.25])('is short at %s calls per ms, even after a burst', (rate) => {
    expect(settledAt(rate, 4)).toBe(4);
    expect(settledAt(rate, 8)).toBe(4);
  });

  it.for([2, 3])('is long at %s calls per ms', (rate) => {
    expect(settledAt(rate, 4)).toBe(8);
  });

  it('is short after the first call for a long time', () => {
    expect(nextInterval(1, Infinity)).toBe(4);
  });
});
