// @vitest-environment happy-dom
import type { Face, FrenchCard } from '@chinwag/rules';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { atAFreshBoard } from '../testing/boardHook.ts';
import { useArrangedHand } from './useArrangedHand.ts';

atAFreshBoard();

const SORTS = {
  suit: (a: string, b: string) => a.slice(1).localeCompare(b.slice(1)),
  rank: (a: string, b: string) => a.localeCompare(b),
};
const holding = (first: readonly Face<FrenchCard>[]) => {
  const { result, rerender, unmount } = renderHook((hand: readonly Face<FrenchCard>[]) => useArrangedHand('g1', hand, SORTS), {
    initialProps: first,
  });
  return { hand: () => result.current, by: (change: () => void) => act(change), hold: rerender, leave: unmount };
};

test('a hand is held by suit until its owner wants it otherwise', () => {
  const { hand, by } = holding(['2S', '3C', '2C']);
  expect(hand().cards).toEqual(['3C', '2C', '2S']);
  by(() => hand().setOrder('rank'));
  expect(hand().cards).toEqual(['2C', '2S', '3C']);
});

test('a card that is carried makes the order one’s own, also after a reload, and new cards stand at the end', () => {
  const first = holding(['2S', '3C', '2C']);
  first.by(() => first.hand().carry('2S', 0));
  expect(first.hand()).toMatchObject({ order: 'own', cards: ['2S', '3C', '2C'] });
  first.leave();
  const again = holding(['4H', '2C', '3C', '2S']);
  expect(again.hand().cards).toEqual(['2S', '3C', '2C', '4H']);
});

test('one’s own order begins as the cards are held at that moment', () => {
  const { hand, by, hold } = holding(['2S', '3C', '2C']);
  by(() => hand().setOrder('rank'));
  by(() => hand().setOrder('own'));
  hold(['3C', '2S', '2C']);
  expect(hand().cards).toEqual(['2C', '2S', '3C']);
});

test('cards that are not seen are not held', () => {
  expect(holding(['??', '2S']).hand().cards).toEqual(['2S']);
});
