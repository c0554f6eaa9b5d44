import { expect, test } from 'vitest';
import { aloud, viewAt } from './testing/fixture.ts';
import { screen } from './screen.ts';
import { readQuest, readTable } from './readOut.ts';

type MomentToRead = Parameters<typeof viewAt>[1];

const table = (reached: MomentToRead, viewer: 0 | 2 | 'spectator' = 0) => aloud(readTable(viewAt(viewer, reached).view));
const hand = (viewer: 0 | 'spectator', reached: MomentToRead) => aloud(screen.readOut.hand(viewAt(viewer, reached).view));
const turn = (viewer: 0 | 1 | 2, reached: MomentToRead) => aloud(screen.readOut.turn(viewAt(viewer, reached).view));
const quest = (viewer: 0 | 2 | 'spectator', reached: MomentToRead) => aloud(readQuest(viewAt(viewer, reached).view));
const inTrick = (cards: number): MomentToRead => ({ after: { deal } }) =>
  deal.number === 7 && deal.trick.length === cards && deal.tricks.reduce((sum, won) => sum + won, 0) === 5;
const happened = (type: string): MomentToRead => ({ event, after }) => event.type === type && after.deal.number === 4;

test('before the first deal, screen readers read that no cards are dealt', () => {
  expect(table(() => true)).toBe('No cards have been dealt yet.');
});

test('while the dealer discards and names the trump, screen readers read the partners', () => {
  expect(table(happened('dealt'))).toBe('Discard 2 cards. You play alone, Tomek with Inés, Owen with Halina.');
  expect(table(happened('discarded'), 'spectator')).toBe(
    'Marta is naming trumps. Tomek plays with Inés, Owen with Halina, Marta alone.',
  );
});

test('screen readers read the trick in the order of play, and the trump', () => {
  expect(table(inTrick(2))).toBe('Owen leads 4 of spades. Halina plays queen of spades. Diamonds are trumps.');
  expect(table(inTrick(0))).toBe(
    'Owen wins the trick. In the trick: 9 of diamonds, queen of diamonds, 2 of diamonds, 8 of diamonds and 7 of ' +
      'diamonds. Diamonds are trumps.',
  );
  expect(table(inTrick(5))).toBe(
    'Owen leads 4 of spades. Halina plays queen of spades. You play 8 of spades. Tomek plays 2 of hearts. ' +
      'Inés plays 4 of diamonds. Diamonds are trumps.',
  );
});

test('CW4.4: screen readers read the cards of a won trick from which the winner can choose', () => {
  const chooses: MomentToRead = ({ after }) => after.phase.name === 'extract' && after.phase.seat === 2 && after.deal.number === 7;
  expect(table(chooses, 2)).toBe(
    'You win the trick. Take one card. In the trick: 6 of spades, 9 of spades, jack of spades, king of clubs and ace ' +
      'of spades. Diamonds are trumps.',
  );
  expect(table(chooses)).toBe(
    'Inés wins the trick. In the trick: 6 of spades, 9 of spades, jack of spades, king of clubs and ace of ' +
      'spades. Diamonds are trumps.',
  );
});

test('at the end, screen readers read that the game is over', () => {
  expect(table(({ event: { type } }) => type === 'gameOver')).toBe(
    'The game is over. There are no cards on the table. Hearts are trumps.',
  );
});

test('screen readers read the viewer’s hand in its displayed order, and a spectator has none', () => {
  expect(hand(0, inTrick(2))).toBe(
    'You have 5 cards: 10 of diamonds, 8 of spades, 6 of hearts, 8 of clubs and 5 of clubs.',
  );
  expect(hand('spectator', inTrick(2))).toBe('You’re watching and have no cards.');
  expect(hand(0, ({ event: { type } }) => type === 'gameOver')).toBe('You have no cards.');
});

test('screen readers hear the question to the viewer as one full sentence', () => {
  expect(turn(0, inTrick(2))).toBe('Your turn: follow spades; Halina’s queen of spades is winning.');
  expect(turn(1, inTrick(3))).toBe(
    'Your turn: you have no spades, so play any card; your partner’s queen of spades is winning.',
  );
  expect(turn(0, ({ after: { deal, phase } }) => phase.name === 'play' && phase.seat === 0 && deal.trick.length === 0)).toMatch(
    /^Your turn: lead any card to trick \d+\.$/,
  );
  expect(turn(0, happened('dealt'))).toBe('Your turn: discard 2 cards.');
  expect(turn(0, happened('discarded'))).toBe('Your turn: name trumps.');
  const chooses: MomentToRead = ({ after }) => after.phase.name === 'extract' && after.phase.seat === 2 && after.deal.number === 7;
  expect(turn(2, chooses)).toBe('You win the trick and can take one card: jack of spades or king of clubs.');
  expect(turn(1, ({ event }) => event.type === 'finalOffered')).toBe(
    'You’re in second place. Ask for new seats in the last deal?',
  );
});

test('screen readers can request the Quest, with what each side has and lacks, the viewer’s own first', () => {
  expect(quest(0, happened('dealt'))).toBe('The Quest hasn’t been turned up yet.');
  expect(quest(0, happened('questTurned'))).toBe(
    'The Quest asks for 2 spades, 1 diamond and 2 clubs. You haven’t filled anything yet. ' +
      'Tomek and Inés haven’t filled anything yet. Owen and Halina haven’t filled anything yet.',
  );
  expect(quest(2, ({ event, after }) => event.type === 'dealScored' && after.deal.number === 8)).toBe(
    'The Quest asks for 1 spade, 2 hearts, 1 diamond and 1 club. You and Marta haven’t filled anything yet. Tomek and Owen have ' +
      'filled the whole Quest with 2 of clubs, 2 of spades, 8 of diamonds, ace of hearts and 3 of hearts. ' +
      'Halina has 5 of clubs; still open: 1 spade, 2 hearts and 1 diamond.',
  );
  expect(quest('spectator', happened('dealScored'))).toMatch(/Tomek and Inés have 5 of diamonds; still open: 2 spades and 2 clubs/);
});
