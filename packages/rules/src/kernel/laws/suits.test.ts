import { expect, test } from 'vitest';
import { exchangeSuits } from './suits.ts';

test('exchangeSuits changes French cards, cards of a second pack, and suits alone', () => {
  const exchanged = exchangeSuits({ hand: ['AS', 'TH#2', '??'], trump: 'S' }, { S: 'H', H: 'S' });
  expect(exchanged).toEqual({ hand: ['AH', 'TS#2', '??'], trump: 'H' });
});

test('exchangeSuits changes Spanish cards', () => {
  expect(exchangeSuits(['12E', '1O#2', '7B'], { E: 'O', O: 'E' })).toEqual(['12O', '1E#2', '7B']);
});

test('exchangeSuits leaves jokers, numbers and other words unchanged', () => {
  const state = { phase: 'play', jokers: ['X1', 'X2'], seed: '', score: 12, nothing: null };
  expect(exchangeSuits(state, { S: 'H', H: 'S', D: 'C', C: 'D' })).toEqual(state);
});
