// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { atAFreshBoard } from './testing/boardHook.ts';
import { useDoubleTap } from './useDoubleTap.ts';

atAFreshBoard();

const touching = () => renderHook(useDoubleTap).result.current;

test('two quick touches of the same card are a double tap', () => {
  const touch = touching();
  expect(touch('8S')).toBe(false);
  vi.advanceTimersByTime(300);
  expect(touch('8S')).toBe(true);
});

test('two slow touches of the same card are not a double tap', () => {
  const touch = touching();
  touch('8S');
  vi.advanceTimersByTime(400);
  expect(touch('8S')).toBe(false);
});

test('touches of two cards are not a double tap, and neither is a return to the first card', () => {
  const touch = touching();
  expect([touch('8S'), touch('9S'), touch('8S')]).toEqual([false, false, false]);
});
