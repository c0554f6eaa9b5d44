import { expect, test } from 'vitest';
import { aloud } from '../../board/testing/fixture.ts';
import { cards, sets, viewAt } from './testing/fixture.ts';
import { readHand, readTable, readTurn } from './readOut.ts';

test('screen readers read the turn, the piles, and all sets with what their jokers stand for', () => {
  const table = [[], sets('KS KH X2 | 4H 5H X1 7H'), [], []];
  expect(aloud(readTable(viewAt(0, { deal: { table, stock: ['2S', '3S'] } })))).toBe(
    'Your turn. The discard is the 6 of spades. 2 cards in the stock. ' +
      'Tomek’s sets: a three of kings with a joker and a straight of hearts from 4 to 7, with a joker as 6 of hearts.',
  );
  expect(aloud(readTable(viewAt(0, { deal: { live: null } })))).toContain('There’s no discard to take.');
  expect(aloud(readTable(viewAt(0, {})))).toContain('Nobody has gone down.');
});

test('screen readers hear the question to the viewer as a full sentence', () => {
  expect(aloud(readTurn(viewAt(0, {})))).toBe('Your turn. Draw, or take the 6 of spades.');
  const phase = { name: 'buying', seat: 0, asked: [1, 2], waiting: [1, 2], answers: [null, null, null, null] } as const;
  expect(aloud(readTurn(viewAt(1, { phase })))).toBe(
    'Buy the 6 of spades? It costs 2 more cards and would be your first buy.',
  );
});

test('screen readers read the viewer’s own hand and its contract', () => {
  expect(aloud(readHand(viewAt(0, { deal: { hands: [cards('8H 2S X1'), [], [], []] } })))).toBe(
    'You have 3 cards: 2 of spades, 8 of hearts and joker. To go down, lay 2 threes.',
  );
  expect(aloud(readHand(viewAt('spectator', {})))).toBe('You’re watching and have no cards.');
});
