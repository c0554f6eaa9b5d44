import { expect, test } from 'vitest';
import { aloud } from '../../board/testing/fixture.ts';
import { cards, laid, viewAt } from './testing/fixture.ts';
import { readHand, readTable, readTurn } from './readOut.ts';

const MOMENT = {
  phase: { name: 'settle', seat: 0 },
  deal: {
    hands: [cards('2B 4B 3B 12O 1E'), cards('1C')],
    stock: ['??', '??'],
    melds: [laid(1, '4C 5C 6C'), laid(1, '11O 11E 11B')],
    closing: { seat: 1, card: '10E', chinchon: false },
  },
} as const;

test('screen readers read the piles, the closing card and the melds', () => {
  expect(aloud(readTable(viewAt(0, MOMENT)), 'spanish')).toBe(
    'Settle your hand. The top discard is king of coins. The closing card is face down. 2 cards are in the stock. ' +
      'Tomek (closed, 1 card left): 4 to 6 of cups and 3 knights.',
  );
  expect(aloud(readTable(viewAt('spectator', { deal: { stock: [] } })), 'spanish')).toBe(
    'Marta draws. The top discard is king of coins. 0 cards are in the stock. No melds have been laid down.',
  );
});

test('screen readers read the viewer’s own hand and what it would leave, and a spectator has none', () => {
  expect(aloud(readHand(viewAt(0, MOMENT)), 'spanish')).toBe(
    'You have 5 cards: king of coins, ace of swords, 2 of batons, 3 of batons and 4 of batons. ' +
      'Your best melds leave 11 points.',
  );
  expect(aloud(readHand(viewAt('spectator', MOMENT)))).toBe('You’re watching and have no cards.');
});

test('screen readers hear the question to the viewer as a full sentence, with the options', () => {
  expect(aloud(readTurn(viewAt(0, {})), 'spanish')).toBe('Your turn. Take king of coins, or draw from the stock.');
  expect(aloud(readTurn(viewAt(0, MOMENT)), 'spanish')).toBe('Settle your hand. Lay down 1 meld and count the rest.');
});
