import { expect, test } from 'vitest';
import { viewAt } from './testing/fixture.ts';
import { screen } from './index.ts';
import { readTable } from './readOut.ts';

type Reached = Parameters<typeof viewAt>[1];

const table = (reached: Reached, viewer: 0 | 2 | 'spectator' = 0) => readTable(viewAt(viewer, reached).view);
const inTrick = (cards: number): Reached => ({ after: { deal } }) =>
  deal.number === 7 && deal.trick.length === cards && deal.tricks.reduce((sum, won) => sum + won, 0) === 5;
const happened = (type: string): Reached => ({ event, after }) => event.type === type && after.deal.number === 4;

test('before the first deal there is nothing to read', () => {
  expect(table(() => true)).toBe('No cards have been dealt yet.');
});

test('while the dealer discards and names the trump, it is who plays with whom', () => {
  expect(table(happened('dealt'))).toBe('Discard two cards. You play alone, Tomek with Inés, Owen with Halina.');
  expect(table(happened('discarded'), 'spectator')).toBe(
    'Marta names the trump. Tomek plays with Inés, Owen with Halina, Marta alone.',
  );
});

test('the trick is read in the order in which it was played, and what trumps', () => {
  expect(table(inTrick(2))).toBe('Owen led 4 of spades, Halina queen of spades. Diamonds are trumps.');
  expect(table(inTrick(0))).toBe(
    'Owen won the trick. In the trick lie 9 of diamonds, queen of diamonds, 2 of diamonds, 8 of diamonds and 7 of ' +
      'diamonds. Diamonds are trumps.',
  );
  expect(table(inTrick(5))).toBe(
    'Owen led 4 of spades, Halina queen of spades, you 8 of spades, Tomek 2 of hearts, Inés 4 of diamonds. Diamonds are trumps.',
  );
});

test('CW4.4: of a trick that has been won, the cards one may choose from are read', () => {
  const chooses: Reached = ({ after }) => after.phase.name === 'extract' && after.phase.seat === 2 && after.deal.number === 7;
  expect(table(chooses, 2)).toBe(
    'You won it. Take one card. In the trick lie 6 of spades, 9 of spades, jack of spades, king of clubs and ace ' +
      'of spades. Diamonds are trumps.',
  );
  expect(table(chooses)).toBe(
    'Inés won the trick. In the trick lie 6 of spades, 9 of spades, jack of spades, king of clubs and ace of ' +
      'spades. Diamonds are trumps.',
  );
});

test('at the end it is that the game is over', () => {
  expect(table(({ event: { type } }) => type === 'gameOver')).toBe(
    'The game is over. No card lies on the table. Hearts are trumps.',
  );
});

test('one’s own hand is read as it is held, and a spectator has none', () => {
  expect(screen.readOut.hand(viewAt(0, inTrick(2)).view)).toBe(
    'You hold five cards: 10 of diamonds, 8 of spades, 6 of hearts, 8 of clubs and 5 of clubs.',
  );
  expect(screen.readOut.hand(viewAt('spectator', inTrick(2)).view)).toBe('You are watching and hold no cards.');
  expect(screen.readOut.hand(viewAt(0, ({ event: { type } }) => type === 'gameOver').view)).toBe('You hold no cards.');
});
