// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { atAFreshBoard } from './testing/boardHook.ts';
import { useDoubleTap } from './useDoubleTap.ts';

atAFreshBoard();

const touching = () => renderHook(useDoubleTap).result.current;

test('two touches of one card in quick succession are a double one', () => {
  const touch = touching();
  expect(touch('8S')).toBe(false);
  vi.advanceTimersByTime(300);
  expect(touch('8S')).toBe(true);
});

test('two touches some time apart are two touches', () => {
  const touch = touching();
  touch('8S');
  vi.advanceTimersByTime(400);
  expect(touch('8S')).toBe(false);
});

test('touches of two cards are no double one, nor is going back to the first', () => {
  const touch = touching();
  expect([touch('8S'), touch('9S'), touch('8S')]).toEqual([false, false, false]);
});
