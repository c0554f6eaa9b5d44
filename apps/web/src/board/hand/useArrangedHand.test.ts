// @vitest-environment happy-dom
import type { Face, FrenchCard } from '@chinwag/rules';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { atAFreshBoard } from '../testing/boardHook.ts';
import { useArrangedHand } from './useArrangedHand.ts';

atAFreshBoard();

const sorts = {
  suit: (a: string, b: string) => a.slice(1).localeCompare(b.slice(1)) || a.localeCompare(b),
  rank: (a: string, b: string) => a.localeCompare(b),
};

interface TestedHand {
  readonly cards: readonly Face<FrenchCard>[];
  readonly deal?: number;
  readonly aside?: readonly FrenchCard[];
}

const holding = (first: TestedHand) => {
  const { result, rerender, unmount } = renderHook(
    ({ cards, deal = 1, aside = [] }: TestedHand) =>
      useArrangedHand('g1', cards, { deal, sorts, melds: () => [['2S', '2C']], aside }),
    { initialProps: first },
  );
  return { hand: () => result.current, by: (change: () => void) => act(change), hold: rerender, leave: unmount };
};

test('sorts the hand by suit until its owner chooses another order', () => {
  const { hand, by } = holding({ cards: ['2S', '3C', '2C'] });
  expect(hand().cards).toEqual(['2C', '3C', '2S']);
  by(() => hand().setOrder('rank'));
  expect(hand().cards).toEqual(['2C', '2S', '3C']);
  by(() => hand().setOrder('melds'));
  expect(hand().groups).toEqual([['2S', '2C'], ['3C']]);
});

test('makes the order the player’s own when a card is carried, even after a reload, with new cards at the end', () => {
  const first = holding({ cards: ['2S', '3C', '2C'] });
  first.by(() => first.hand().carry('2S', 0));
  expect(first.hand()).toMatchObject({ order: 'own', cards: ['2S', '2C', '3C'] });
  first.leave();
  const again = holding({ cards: ['4H', '2C', '3C', '2S'] });
  expect(again.hand().cards).toEqual(['2S', '2C', '3C', '4H']);
});

test('restores the player’s own order after a look at another order', () => {
  const { hand, by } = holding({ cards: ['2S', '3C', '2C'] });
  by(() => hand().carry('2S', 0));
  for (const order of ['melds', 'rank', 'suit'] as const) by(() => hand().setOrder(order));
  by(() => hand().setOrder('own'));
  expect(hand().cards).toEqual(['2S', '2C', '3C']);
});

test('starts the player’s own order from the current order of the cards', () => {
  const { hand, by, hold } = holding({ cards: ['2S', '3C', '2C'] });
  by(() => hand().setOrder('rank'));
  by(() => hand().setOrder('own'));
  hold({ cards: ['3C', '2S', '2C'] });
  expect(hand().cards).toEqual(['2C', '2S', '3C']);
});

test('sorts the next deal the same way and not among the cards of the last deal', () => {
  const { hand, by, hold } = holding({ cards: ['2S', '3C', '2C'] });
  by(() => hand().carry('2S', 0));
  hold({ cards: ['4C', '9S', '3C', '2S'], deal: 2 });
  expect(hand()).toMatchObject({ order: 'own', cards: ['2S', '9S', '3C', '4C'] });
});

test('sets chosen cards apart and closes the gap again', () => {
  const { hand, by } = holding({ cards: ['2S', '3C', '2C'] });
  by(() => hand().setApart(['2C', '2S']));
  expect(hand()).toMatchObject({ order: 'own', groups: [['3C'], ['2C', '2S']] });
  by(() => hand().closeGaps());
  expect(hand().groups).toEqual([['3C', '2C', '2S']]);
});

test('keeps the place of a card that is set aside until it returns', () => {
  const { hand, by, hold } = holding({ cards: ['2S', '3C', '2C', '9D'] });
  by(() => hand().carry('9D', 0));
  hold({ cards: ['2S', '3C', '2C', '9D'], aside: ['2C'] });
  expect(hand().cards).toEqual(['9D', '3C', '2S']);
  by(() => hand().carry('2S', 1));
  hold({ cards: ['2S', '3C', '2C', '9D'] });
  expect(hand().cards).toEqual(['9D', '2C', '2S', '3C']);
});

test('leaves out hidden cards', () => {
  expect(holding({ cards: ['??', '2S'] }).hand().cards).toEqual(['2S']);
});
