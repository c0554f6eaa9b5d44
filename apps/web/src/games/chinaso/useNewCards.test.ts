// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cards, type StateFields, viewAt } from './testing/fixture.ts';
import { useNewCards } from './useNewCards.ts';

afterEach(cleanup);

const held = (text: string, phase: StateFields['phase'], number = 1) =>
  viewAt(0, { ...(phase && { phase }), deal: { number, hands: [cards(text), [], [], []] } });
const WAITING = { name: 'draw', seat: 1 } as const;
const PLAYING = { name: 'play', seat: 0, wentDown: false } as const;
const watch = (first: ReturnType<typeof held>) => {
  const { result, rerender } = renderHook(useNewCards, { initialProps: first });
  return { flagged: () => result.current, goOn: rerender };
};

test('a card received between turns and the drawn card are new until the turn ends', () => {
  const { flagged, goOn } = watch(held('8S 8C', WAITING));
  expect(flagged()).toEqual([]);
  goOn(held('8S 8C QH', WAITING));
  goOn(held('8S 8C QH 2D', PLAYING));
  expect(flagged()).toEqual(['QH', '2D']);
  goOn(held('8S QH 2D', WAITING));
  expect(flagged()).toEqual([]);
});

test('no card is new in a freshly dealt hand', () => {
  const { flagged, goOn } = watch(held('8S 8C', WAITING));
  goOn(held('KS KC', WAITING, 2));
  expect(flagged()).toEqual([]);
});

test('the drawn card is still new after a reload during the player’s turn', () => {
  expect(watch(held('8S 8C QH', PLAYING)).flagged()).toEqual(['QH']);
});
