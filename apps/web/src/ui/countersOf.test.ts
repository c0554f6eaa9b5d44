import { describe, expect, it } from 'vitest';
import { countersOf } from './countersOf.ts';

describe('countersOf', () => {
  it('shows up to 24 as single counters', () => {
    expect(countersOf(3)).toEqual([1, 1, 1]);
    expect(new Set(countersOf(24))).toEqual(new Set([1]));
  });

  it('shows more than 24 as tens beside 15 to 24 ones', () => {
    expect(countersOf(25).filter((worth) => worth === 10)).toHaveLength(1);
    expect(countersOf(47).filter((worth) => worth === 1)).toHaveLength(17);
  });

  it.each([0, 1, 24, 25, 34, 35, 100])('is worth %i when it shows %i', (amount) => {
    expect(countersOf(amount).reduce((sum: number, worth) => sum + worth, 0)).toBe(amount);
  });

  it('shows a debt with as many counters as a credit', () => {
    expect(countersOf(-11)).toEqual(countersOf(11));
  });
});
