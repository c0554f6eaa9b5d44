// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cards } from './testing/fixture.ts';
import { useDrawnCard } from './useDrawnCard.ts';

afterEach(cleanup);

const holding = (text: string) => {
  const { result, rerender } = renderHook(useDrawnCard, { initialProps: cards(text) });
  return { drawn: () => result.current, hold: (other: string) => rerender(cards(other)) };
};

test('the drawn card is the last card to enter the hand, until another enters or one leaves', () => {
  const { drawn, hold } = holding('2B 3B');
  expect(drawn()).toBeNull();
  hold('2B 3B 7C');
  expect(drawn()).toBe('7C');
  hold('7C 2B 3B');
  expect(drawn()).toBe('7C');
  hold('2B 7C');
  expect(drawn()).toBeNull();
});

test('there is no drawn card if several enter at once or one enters as another leaves', () => {
  const { drawn, hold } = holding('2B 3B');
  hold('2B 3B 7C 11C');
  expect(drawn()).toBeNull();
  hold('2B 3B 7C 12O');
  expect(drawn()).toBeNull();
});
