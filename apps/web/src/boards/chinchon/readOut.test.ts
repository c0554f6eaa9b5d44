import { expect, test } from 'vitest';
import { cards, laid, viewAt } from './testing/fixture.ts';
import { readHand, readTable } from './readOut.ts';

const MOMENT = {
  phase: { name: 'settle', seat: 0 },
  deal: {
    hands: [cards('2B 4B 3B 12O 1E'), cards('1C')],
    stock: ['??', '??'],
    melds: [laid(1, '4C 5C 6C'), laid(1, '11O 11E 11B')],
    closing: { seat: 1, card: '10E', chinchon: false },
  },
} as const;

test('the table is read out: piles, closing card and melds', () => {
  expect(readTable(viewAt(0, MOMENT))).toBe(
    'Settle your hand. The top discard is rey de oros. The closing card lies face down. Two cards are in the stock. ' +
      'Tomek (closed, 1 card kept): copas, 4 to 6; three caballos.',
  );
  expect(readTable(viewAt('spectator', { deal: { stock: [] } }))).toBe(
    'Marta draws. The top discard is rey de oros. No cards are in the stock. No melds have been laid.',
  );
});

test('one’s own hand is read out with what it would leave; a spectator has none', () => {
  expect(readHand(viewAt(0, MOMENT))).toBe(
    'You hold five cards: rey de oros, as de espadas, 2 de bastos, 3 de bastos and 4 de bastos. ' +
      'In your best melds they leave 11 points.',
  );
  expect(readHand(viewAt('spectator', MOMENT))).toBe('You are watching and hold no cards.');
});
