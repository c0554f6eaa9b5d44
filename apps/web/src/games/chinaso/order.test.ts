import { expect, test } from 'vitest';
import { cards } from './testing/fixture.ts';
import { sorts } from './order.ts';

const HAND = cards('X1 9H 2S AH 9C 2S#2 TS');

test('CS1.3: a hand by suit is sorted like straights, with the ace high and jokers last', () => {
  expect(HAND.toSorted(sorts.suit)).toEqual(cards('2S 2S#2 TS 9H AH 9C X1'));
});

test('a hand by rank is sorted rank by rank', () => {
  expect(HAND.toSorted(sorts.rank)).toEqual(cards('2S 2S#2 9H 9C TS AH X1'));
});
