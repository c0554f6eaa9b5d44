import { expect, test } from 'vitest';
import { SPANISH_HAND_ORDERS, type SpanishCard, spanishCards } from './spanish-cards.ts';

test.each([
  ['40', '1 2 3 4 5 6 7 10 11 12'],
  ['48', '1 2 3 4 5 6 7 8 9 10 11 12'],
] as const)('Spanish packs of %s have the order from which every stored game was dealt', (deck, ranks) => {
  const onePack = ['O', 'C', 'E', 'B'].flatMap((suit) => ranks.split(' ').map((rank) => `${rank}${suit}`));
  expect(spanishCards(deck, 1)).toEqual(onePack);
  expect(spanishCards(deck, 2)).toEqual([...onePack, ...onePack.map((card) => `${card}#2`)]);
});

test('CH1.1: a hand is sorted by suit or by rank, with equal cards of two packs side by side', () => {
  const hand: readonly SpanishCard[] = ['2B', '10O', '2B#2', '7O', '2O'];
  expect(hand.toSorted(SPANISH_HAND_ORDERS.suit).join(' ')).toBe('2O 7O 10O 2B 2B#2');
  expect(hand.toSorted(SPANISH_HAND_ORDERS.rank).join(' ')).toBe('2O 2B 2B#2 7O 10O');
});
