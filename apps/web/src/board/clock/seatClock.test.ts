import { describe, expect, it } from 'vitest';
import { seatClocksAt, leftOn, stopped } from './seatClock.ts';

describe('a received clock', () => {
  const [runs, stands] = seatClocksAt([[0, 5000, 1], [2, 8000, 0]], 100);
  if (runs === undefined || stands === undefined) throw new Error('two were sent');

  it('counts down to zero and no further', () => {
    expect([100, 1100, 6000].map((now) => leftOn(runs, now))).toEqual([5000, 4000, 0]);
  });

  it('never shows more than the received time, even for an earlier moment', () => {
    expect(leftOn(runs, 50)).toBe(5000);
  });

  it('keeps its time while it is stopped', () => {
    expect(leftOn(stands, 6000)).toBe(8000);
  });

  it('stops with the time left while the connection is lost', () => {
    const [held] = stopped([runs], 3100);
    expect(held).toEqual({ seat: 0, left: 2000, at: 3100, runs: false });
  });
});
