import { expect, test } from 'vitest';
import { chosen } from './testing/view-spec.ts';

test('the bot buys the card that completes the contract', () => {
  expect(chosen({ phase: 'buying', hand: 'KS KH KD 5S 5D 9C 8D 7C 3H 2S JD', live: '5C' })).toBe('buy');
});

test('the bot does not buy a useless card', () => {
  expect(chosen({ phase: 'buying', hand: 'KS KH KD 5S 5D 9C 8D 7C 3H 2S JD', live: 'TH' })).toBe('decline');
});

test('the bot buys for three straights, which require twelve cards', () => {
  const hand = '4H 5H 7H 9S TS JS 2C 3C 5C KD 8D';
  expect(chosen({ phase: 'buying', number: 7, hand, live: '6H' })).toBe('buy');
});
