import { expect, test } from 'vitest';
import { chosen } from './testing/view-spec.ts';

const OTHERS = ['', 'QS QH QD | 9S 9H 9D', ''] as const;

test('the bot goes down with all it can lay', () => {
  const hand = 'KS KH KD KC 5S 5H 5D 2C 3D 8H JS AH';
  expect(chosen({ phase: 'play', hand })).toBe('down KS KH KD KC | 5S 5H 5D');
});

test('the bot goes out when it can', () => {
  const hand = 'KS KH KD KC KS#2 KH#2 5S 5H 5D 5C X1 X2';
  expect(chosen({ phase: 'play', hand })).toBe('down KS KH KD KC KS#2 KH#2 X1 X2 | 5S 5H 5D 5C');
});

const ONE_OVER = 'KS KH KD KC KS#2 KH#2 5S 5H 5D 5C 5S#2 2C';

test('the bot waits for a Chinaso while nobody is down and one more card would complete it', () => {
  expect(chosen({ phase: 'play', hand: ONE_OVER })).toBe('-2C');
});

test('the bot stops waiting after many turns, or when somebody is down', () => {
  const down = 'down KS KH KD KC KS#2 KH#2 | 5S 5H 5D 5C 5S#2';
  expect(chosen({ phase: 'play', hand: ONE_OVER, turns: 90 })).toBe(down);
  expect(chosen({ phase: 'play', hand: ONE_OVER, table: OTHERS })).toBe(down);
});

const DOWN = ['KS KH KD | 5S X1 7S 8S', 'QS QH QD | 9D TD JD QD#2', ''] as const;

test('the bot lays off cards that fit, on anybody’s sets', () => {
  expect(chosen({ phase: 'play', number: 2, hand: 'QC 2C 3D 4D', table: DOWN })).toBe('QC>1.0');
});

test('the bot swaps a joker, and lays it where it replaces no card', () => {
  expect(chosen({ phase: 'play', number: 2, hand: '6S 2C 3D 4D', table: DOWN })).toBe('6S=0.1>0.0');
});

test('the bot keeps the card that fits and discards the one that does not', () => {
  expect(chosen({ phase: 'play', number: 2, hand: 'QC 2C', table: DOWN })).toBe('-2C');
  expect(chosen({ phase: 'play', number: 2, hand: 'QC KC 2C', table: DOWN })).not.toBe('-2C');
});

test('the bot lays its last cards in an order in which each fits', () => {
  expect(chosen({ phase: 'play', number: 2, hand: 'TS 9S', table: DOWN })).toBe('9S>0.1');
});

test('the bot holds a last card that fits nowhere', () => {
  expect(chosen({ phase: 'play', number: 2, hand: '2C', table: DOWN })).toBe('hold');
});

test('the bot lays nothing that would join its two straights in the turn it went down', () => {
  const table = ['5H 6H 7H 8H | TH JH QH KH', '', ''] as const;
  expect(chosen({ phase: 'play', number: 3, hand: '9H 2C 3D', table, wentDown: true })).toBe('-3D');
  expect(chosen({ phase: 'play', number: 3, hand: '9H 2C 3D', table })).toBe('9H>0.0');
});
