import { expect, test } from 'vitest';
import { dealtHands, servedBy } from './dealing.ts';

test('the dealer is served last, clockwise or anticlockwise', () => {
  expect(servedBy(1, 4, 'clockwise')).toEqual([2, 3, 0, 1]);
  expect(servedBy(1, 4, 'anticlockwise')).toEqual([0, 3, 2, 1]);
});

test('the first seat served gets the top of the pack, and the rest is left over', () => {
  expect(dealtHands(['a', 'b', 'c', 'd', 'e', 'f', 'g'], servedBy(0, 3, 'clockwise'), 2)).toEqual([
    ['e', 'f'],
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
