import { describe, expect, it } from 'vitest';
import { Gathering } from './gathering.ts';

/** Sends calls for a second at a constant rate of calls per ms, after an interval in ms. Returns the intervals, in ms. */
function intervalsAt(rate: number, gathering = new Gathering(0), from = 0, interval = 0): readonly number[] {
  const intervals = [interval];
  let now = from;
  let due = from;
  while (now < from + 1000) {
    now = Math.max(due, now + (intervals.at(-1) ?? 0));
    const calls = Math.floor((now - due) * rate) + 1;
    due += calls / rate;
    intervals.push(gathering.sent(calls, now));
  }
  return intervals;
}

describe('calls to the store', () => {
  it.for([0.05, 0.2, 0.4])('are not batched at %s calls per ms', (rate) => {
    expect(new Set(intervalsAt(rate))).toEqual(new Set([0]));
  });

  it.for([0.7, 1, 1.2])('are batched for 4 ms at %s calls per ms', (rate) => {
    expect(intervalsAt(rate).slice(-20)).toEqual(Array.from({ length: 20 }, () => 4));
  });

  it.for([2, 3])('are batched for 8 ms at %s calls per ms', (rate) => {
    expect(intervalsAt(rate).slice(-20)).toEqual(Array.from({ length: 20 }, () => 8));
  });

  it('are batched for 4 ms again, and then not at all, when their rate falls', () => {
    const gathering = new Gathering(0);
    expect(intervalsAt(3, gathering).at(-1)).toBe(8);
    expect(intervalsAt(1.2, gathering, 1000, 8).at(-1)).toBe(4);
    expect(intervalsAt(0.2, gathering, 2000, 4).at(-1)).toBe(0);
  });

  it('are not batched after a single burst following a pause', () => {
    expect(new Gathering(0).sent(40, 1000)).toBe(0);
  });
});
