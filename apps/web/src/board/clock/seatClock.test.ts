import { describe, expect, it } from 'vitest';
import { seatClocksAt, leftOn, stopped } from './seatClock.ts';

describe('a clock that was sent', () => {
  const [runs, stands] = seatClocksAt([[0, 5000, 1], [2, 8000, 0]], 100);
  if (runs === undefined || stands === undefined) throw new Error('two were sent');

  it('counts down by itself, to nothing and no further', () => {
    expect([100, 1100, 6000].map((now) => leftOn(runs, now))).toEqual([5000, 4000, 0]);
  });

  it('has no more left than was sent, whenever one looks', () => {
    expect(leftOn(runs, 50)).toBe(5000);
  });

  it('stays as it is while it stands', () => {
    expect(leftOn(stands, 6000)).toBe(8000);
  });

  it('stands, with what is left, while there is no line to the table', () => {
    const [held] = stopped([runs], 3100);
    expect(held).toEqual({ seat: 0, left: 2000, at: 3100, runs: false });
  });
});
