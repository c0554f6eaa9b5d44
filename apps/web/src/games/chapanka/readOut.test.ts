import { expect, test } from 'vitest';
import { aloud } from '../../board/testing/fixture.ts';
import { type StateFields, plays, viewAt } from './testing/fixture.ts';
import { screen } from './screen.ts';
import { readTable } from './readOut.ts';

const read = (moment: StateFields, viewer: 0 | 1 | 'spectator' = 0) =>
  aloud(readTable(viewAt(viewer, { pot: 18, ...moment })));

test('before the first card, screen readers read the open question, its player and the pot', () => {
  expect(read({ phase: { name: 'exchange', seat: 1 } })).toBe(
    'Tomek can exchange a card. There are no cards on the table. In the pot: 18.',
  );
  expect(read({ phase: { name: 'setAside', seat: 0 } })).toBe(
    'Set one card aside. There are no cards on the table. In the pot: 18.',
  );
  expect(read({ phase: { name: 'play', seat: 1 } }, 1)).toBe(
    'Your turn: lead any card. There are no cards on the table. In the pot: 18.',
  );
});

test('screen readers read the trick in the order of play', () => {
  expect(read({ phase: { name: 'play', seat: 0 }, deal: { trick: plays(2, '9D', '6D') } })).toBe(
    'Inés leads 9 of diamonds. Tomek plays 6 of diamonds. In the pot: 18.',
  );
  expect(read({ phase: { name: 'play', seat: 3 }, deal: { trick: plays(0, '9D') } }, 'spectator')).toBe(
    'Marta leads 9 of diamonds. In the pot: 18.',
  );
});

test('at the end, screen readers read that the game is over', () => {
  expect(read({ phase: { name: 'over' } })).toBe('The game is over. There are no cards on the table. In the pot: 18.');
});

test('screen readers read the viewer’s own hand suit by suit, and a spectator has none', () => {
  const deal = { hands: [['9D', 'JH', 'AD', '2S'], [], [], []] } as const;
  expect(aloud(screen.readOut.hand(viewAt(0, { deal })))).toBe(
    'You have 4 cards: jack of hearts, 2 of spades, ace of diamonds and 9 of diamonds.',
  );
  expect(aloud(screen.readOut.hand(viewAt(1, { deal })))).toBe('You have no cards.');
  expect(aloud(screen.readOut.hand(viewAt('spectator', { deal })))).toBe('You’re watching and have no cards.');
});
