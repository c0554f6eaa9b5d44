import type { GuestId, ShownSign, Sign } from '@chinwag/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showNudge, showSign } from './showSign.ts';
import { newTableStore } from './tableModel.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const sign = (seat: number, made: Sign): ShownSign => ({ from: `guest-${seat}` as GuestId, seat, sign: made });
const nudge = (name: string) => ({ from: 'guest-marta' as GuestId, name });

test('a sign is shown for four seconds', () => {
  const store = newTableStore();
  showSign(store, sign(0, 'praise'));
  vi.advanceTimersByTime(3999);
  expect(store.getState().signs).toEqual([sign(0, 'praise')]);
  vi.advanceTimersByTime(1);
  expect(store.getState().signs).toEqual([]);
});

test('another sign at the same seat replaces it, for four seconds of its own', () => {
  const store = newTableStore();
  showSign(store, sign(0, 'praise'));
  showSign(store, sign(1, 'wave'));
  vi.advanceTimersByTime(3000);
  showSign(store, sign(0, 'wave'));
  expect(store.getState().signs).toEqual([sign(1, 'wave'), sign(0, 'wave')]);
  vi.advanceTimersByTime(1000);
  expect(store.getState().signs).toEqual([sign(0, 'wave')]);
  vi.advanceTimersByTime(3000);
  expect(store.getState().signs).toEqual([]);
});

test('a nudge is shown for 15 seconds after the latest one', () => {
  const store = newTableStore();
  showNudge(store, nudge('Marta'));
  vi.advanceTimersByTime(10_000);
  showNudge(store, nudge('Tomek'));
  vi.advanceTimersByTime(14_999);
  expect(store.getState().nudge).toEqual(nudge('Tomek'));
  vi.advanceTimersByTime(1);
  expect(store.getState().nudge).toBeNull();
});
