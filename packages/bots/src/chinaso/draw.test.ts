import { expect, test } from 'vitest';
import { chosen } from './testing/view-spec.ts';

const PAIRS = 'KS KH 5S 5D 9C 8D 7C 3H 2S JD QD';

test('takes the discard that makes a pair a three', () => {
  expect(chosen({ phase: 'draw', hand: PAIRS, live: 'KC' })).toBe('take');
});

test('draws rather than take a card that helps nothing', () => {
  expect(chosen({ phase: 'draw', hand: PAIRS, live: 'TH' })).toBe('draw');
});

test('takes a card for a straight only where the contract asks for straights', () => {
  const hand = '5H 6H 8H KS KD 2C 3D 9S JC AD QS';
  expect(chosen({ phase: 'draw', number: 2, hand, live: '7H' })).toBe('take');
  expect(chosen({ phase: 'draw', number: 1, hand, live: '7H' })).toBe('draw');
});

test('takes a joker', () => {
  expect(chosen({ phase: 'draw', number: 7, hand: PAIRS, live: 'X1' })).toBe('take');
});

test('takes what completes the contract', () => {
  expect(chosen({ phase: 'draw', hand: 'KS KH KD 5S 5D 9C 8D 7C 3H 2S JD', live: '5C' })).toBe('take');
});

const TABLE = ['KS KH KD | 5S 5H 5D', 'QS QH QD | 9S 9H 9D', ''] as const;

test('when down, lays a discard on its own set', () => {
  expect(chosen({ phase: 'draw', hand: '2C 3D', table: TABLE, live: 'KC' })).toBe('take>0.0');
});

test('when down with one card that fits nowhere, draws for a better one', () => {
  expect(chosen({ phase: 'draw', hand: '2C', table: TABLE, live: 'KC' })).toBe('draw');
});

test('when down with one card that fits, lays the discard and will be out', () => {
  expect(chosen({ phase: 'draw', hand: 'QC', table: TABLE, live: 'KC' })).toBe('take>0.0');
});

test('when down, draws where the discard fits only another’s set', () => {
  expect(chosen({ phase: 'draw', hand: '2C 3D', table: TABLE, live: 'QC' })).toBe('draw');
});
