import { expect, test } from 'vitest';
import { chosen } from './testing/view-spec.ts';

const PAIRS = 'KS KH 5S 5D 9C 8D 7C 3H 2S JD QD';

test('the bot takes a discard that turns a pair into a three', () => {
  expect(chosen({ phase: 'draw', hand: PAIRS, live: 'KC' })).toBe('take');
});

test('the bot draws from the stock rather than take a useless card', () => {
  expect(chosen({ phase: 'draw', hand: PAIRS, live: 'TH' })).toBe('draw');
});

test('the bot takes a card for a straight only if the contract requires straights', () => {
  const hand = '5H 6H 8H KS KD 2C 3D 9S JC AD QS';
  expect(chosen({ phase: 'draw', number: 2, hand, live: '7H' })).toBe('take');
  expect(chosen({ phase: 'draw', number: 1, hand, live: '7H' })).toBe('draw');
});

test('the bot takes a joker', () => {
  expect(chosen({ phase: 'draw', number: 7, hand: PAIRS, live: 'X1' })).toBe('take');
});

test('the bot takes the card that completes the contract', () => {
  expect(chosen({ phase: 'draw', hand: 'KS KH KD 5S 5D 9C 8D 7C 3H 2S JD', live: '5C' })).toBe('take');
});

const TABLE = ['KS KH KD | 5S 5H 5D', 'QS QH QD | 9S 9H 9D', ''] as const;

test('the bot, when down, lays a discard on its own set', () => {
  expect(chosen({ phase: 'draw', hand: '2C 3D', table: TABLE, live: 'KC' })).toBe('take>0.0');
});

test('the bot, when down with one card that fits nowhere, draws for a better one', () => {
  expect(chosen({ phase: 'draw', hand: '2C', table: TABLE, live: 'KC' })).toBe('draw');
});

test('the bot, when down with one card that fits, lays the discard to go out', () => {
  expect(chosen({ phase: 'draw', hand: 'QC', table: TABLE, live: 'KC' })).toBe('take>0.0');
});

test('the bot, when down, draws if the discard fits only another player’s set', () => {
  expect(chosen({ phase: 'draw', hand: '2C 3D', table: TABLE, live: 'QC' })).toBe('draw');
});
