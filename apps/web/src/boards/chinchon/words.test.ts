import { inPoints, written } from '../../wording/numbers.ts';
import { expect, test } from 'vitest';
import { cards } from './testing/fixture.ts';
import { SORTS } from './order.ts';
import { becomes, gained, meldInWords, placeInWords, sumOf } from './words.ts';

test('points are written and said', () => {
  expect([72, -10].map(written)).toEqual(['72', '−10']);
  expect([0, 9, -10].map(gained)).toEqual(['+0', '+9', '−10']);
  expect([0, 1, 11, -10].map(inPoints)).toEqual(['no points', '1 point', '11 points', '−10 points']);
});

test('CH7.2: what a total becomes, and when that is out', () => {
  expect(becomes(61, { total: 72, out: false })).toBe('61 becomes 72');
  expect(becomes(61, { total: 61, out: false })).toBe('you stay at 61');
  expect(becomes(0, { total: -10, out: false })).toBe('0 becomes −10');
  expect(becomes(61, { total: 70, out: true })).toBe('61 becomes 70: out');
});

test('CH1.3: a sum shows how it comes about, by the pack in use', () => {
  expect(sumOf(cards('12O 1E'), '40')).toBe('10 + 1 = 11');
  expect(sumOf(cards('12O 1E'), '48')).toBe('12 + 1 = 13');
  expect(sumOf(cards('5O'), '40')).toBe('5');
});

test('CH1.2: melds and places in them have names; sota follows 7 in the pack of 40', () => {
  expect(meldInWords(cards('1O 1E 1B'), '40')).toBe('three ases');
  expect(meldInWords(cards('6C 7C 10C'), '40')).toBe('copas, 6 to sota');
  expect(placeInWords(cards('5C 6C 7C'), '10C', '40')).toBe('after the 7');
  expect(placeInWords(cards('2C 3C 4C'), '1C', '40')).toBe('before the 2');
  expect(placeInWords(cards('12O 12E 12B'), '12C', '40')).toBe('with the reyes');
});

test('CH1.1: a hand is sorted by suit or by rank, like cards of two packs side by side', () => {
  const hand = cards('2B 10O 2B#2 7O 2O');
  expect(hand.toSorted(SORTS.suit).join(' ')).toBe('2O 7O 10O 2B 2B#2');
  expect(hand.toSorted(SORTS.rank).join(' ')).toBe('2O 2B 2B#2 7O 10O');
});
