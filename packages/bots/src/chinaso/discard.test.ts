import { expect, test } from 'vitest';
import { chosen } from './testing/view-spec.ts';

test('the bot discards the highest of its useless cards', () => {
  expect(chosen({ phase: 'play', hand: 'KS KH KD 5S 5H 2C 2D 9C 8D JS AH 3H' })).toBe('-AH');
});

test('the bot keeps pairs for threes, and cards in a row for straights', () => {
  expect(chosen({ phase: 'play', number: 1, hand: 'KS KH KD AS AH 5C 6C 7C 9D 2H 3D 4S' })).toBe('-9D');
  expect(chosen({ phase: 'play', number: 3, hand: 'KS KH KD 3S 4S 5S 5C 6C 7C 9D 2H 4D' })).toMatch(/^-K/);
});

test('the bot never discards a joker', () => {
  expect(chosen({ phase: 'play', number: 7, hand: 'X1 2H 3D 4S 6C 8H TD QS 2C 4D 6S 8C' })).not.toBe('-X1');
});

test('the bot discards no card that fits a set of the next player, who is down', () => {
  const hand = 'KS KH KD 5S 5H 2C 2D QC 8D JS TH 3H';
  expect(chosen({ phase: 'play', hand })).toBe('-QC');
  expect(chosen({ phase: 'play', hand, table: ['', 'QS QH QD | 9S 9H 9D', ''] })).toBe('-JS');
});
