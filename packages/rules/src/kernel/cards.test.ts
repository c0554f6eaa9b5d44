import { expect, test } from 'vitest';
import { FRENCH_PACK, likePacks } from './cards.ts';

test('the French pack has the order from which every stored game was dealt', () => {
  const suits = ['S', 'H', 'D', 'C'].map((suit) => 'AKQJT98765432'.split('').map((rank) => `${rank}${suit}`).join(' '));
  expect(FRENCH_PACK.join(' ')).toBe(suits.join(' '));
  expect(FRENCH_PACK.join(' ')).toMatch(/^AS KS QS JS TS 9S .* 2S AH .* 2H AD .* 2D AC KC .* 3C 2C$/);
});

test('several packs follow one another, each in its own order', () => {
  expect(likePacks(['AS', 'X1'], [2, 3])).toEqual(['AS', 'X1', 'AS#2', 'X1#2', 'AS#3', 'X1#3']);
});
