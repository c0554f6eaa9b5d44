import { expect, test } from 'vitest';
import { restAfter } from './pace.ts';

test('CS5.4: an open window is shown without delay, so that nobody answers one that has closed', () => {
  expect(restAfter({ type: 'windowOpened', seat: 0, asked: [1, 2] })).toBe(0);
  expect(restAfter({ type: 'answered', seat: 1, buys: null })).toBe(0);
});

test('what became of a window rests until it has been read', () => {
  expect(restAfter({ type: 'nobodyBought' })).toBeGreaterThanOrEqual(1000);
});
