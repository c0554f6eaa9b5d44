import { expect, it } from 'vitest';
import { doAgree, readDoubtedStarts, type DoubtedStarts, withStart } from './doubted-starts.ts';

const DAY = 24 * 60 * 60_000;

/** Returns the consistent starts after those on these days, with a clock that is ahead. */
const after = (...days: readonly number[]): DoubtedStarts =>
  days.reduce<DoubtedStarts>((starts, day) => withStart(starts, { date: day * DAY, why: 'ahead' }), []);

it.each([
  ['agree', 'on three days in their order', [1, 2, 9]],
  ['agree', 'on three days, on one of them twice', [1, 1.5, 2, 9]],
  ['do not agree', 'on one day', [1, 1.1, 1.2, 1.3]],
  ['do not agree', 'on two days', [1, 2]],
  ['do not agree', 'by clocks that go back', [3, 2, 1]],
  ['do not agree', 'that jump, as a clock does that is set by chance', [1, 50, 100, 150]],
  ['agree', 'on three days after a jump', [1, 50, 51, 52]],
])('starts %s %s', (agree, _, days) => {
  expect(doAgree(after(...days))).toBe(agree === 'agree');
});

it('a start with a clock that is behind does not agree with starts with a clock that is ahead', () => {
  const behind = withStart(after(1, 2), { date: 3 * DAY, why: 'behind' });
  expect(behind).toEqual([{ date: 3 * DAY, why: 'behind' }]);
});

it('stored starts are read back unchanged, and an empty store has none', () => {
  expect(readDoubtedStarts(JSON.stringify(after(1, 2)))).toEqual(after(1, 2));
  expect([readDoubtedStarts(null), readDoubtedStarts('')]).toEqual([[], []]);
});
