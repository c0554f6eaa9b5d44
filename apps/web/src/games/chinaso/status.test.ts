import type { Position } from '@chinwag/rules';
import { expect, test } from 'vitest';
import { plain } from '../../board/testing/fixture.ts';
import { cards, lawful, type StateFields, sets, viewAt } from './testing/fixture.ts';
import { statusOf } from './status.ts';

function inWords(viewer: Position, moment: StateFields): string {
  const view = viewAt(viewer, moment);
  const { headline, sentence, asksYou } = statusOf(view, lawful(view));
  return `${asksYou ? '* ' : ''}${plain(headline)} ${plain(sentence)}`.trim();
}

const PLAY = { name: 'play', seat: 0, wentDown: false } as const;
const DOWN = [sets('8S 8C 8D | KS KC KD'), [], [], []] as const;

test('CS4.1: the turn begins with a drawn or taken card', () => {
  expect(inWords(0, {})).toBe('* Your turn. Draw, or take 6S.');
  expect(inWords(1, {})).toBe('Marta’s turn. Marta can draw or take 6S.');
  expect(inWords(0, { deal: { live: null } })).toBe('* Your turn. Draw a card.');
});

test('CS4.2: a player who is down is offered the discard only if it fits their own set', () => {
  const hands = [cards('2S 3S'), [], [], []];
  expect(inWords(0, { deal: { table: DOWN, hands } })).toBe('* Your turn. Draw a card.');
  expect(inWords(0, { deal: { table: DOWN, hands, live: { card: 'KH', seat: 3 } } })).toBe(
    '* Your turn. Draw, or take KH and lay it off on one of your sets.',
  );
});

test('CS3.2: the status shows when the player can go down', () => {
  const play = (hand: string) => inWords(0, { phase: PLAY, deal: { hands: [cards(hand), [], [], []] } });
  expect(play('8S 8C 8D KS KC KD 2H')).toBe('* Your turn. You can go down. A discard ends your turn.');
  expect(play('8S 8C 8D KS KC 2H')).toBe('* Your turn. Discard one card.');
});

test('CS4.4, CS4.6: once the player is down, the status counts the fitting cards and offers options for the last', () => {
  const play = (hand: string) => inWords(0, { phase: PLAY, deal: { table: DOWN, hands: [cards(hand), [], [], []] } });
  expect(play('8H KH 2S')).toBe('* Your turn. 2 cards fit sets on the table. A discard ends your turn.');
  expect(play('2S 3S')).toBe('* Your turn. None of your cards fits a set: discard one.');
  expect(play('8H')).toBe('* Your turn. Lay off your last card and win, or hold it.');
  expect(play('2S')).toBe('* Your turn. Your last card fits nowhere: hold it.');
});

test('CS5.4: an open window shows who has not answered, but never an answer', () => {
  const answers = [null, true, null, null];
  const phase = { name: 'buying', seat: 0, asked: [1, 2, 3], waiting: [2, 3], answers } as const;
  expect(inWords(2, { phase })).toBe('* Buy 6S? It costs 2 more cards and would be your first buy.');
  expect(inWords(2, { phase, deal: { buys: [0, 0, 1, 0] } })).toBe(
    '* Buy 6S? It costs 2 more cards and would be your second and last buy.',
  );
  for (const viewer of [1, 'spectator'] as const) {
    expect(inWords(viewer, { phase })).toBe('A discard is for sale. Waiting for Inés and Owen; then Marta draws.');
  }
  expect(inWords(0, { phase })).toBe('A discard is for sale. Waiting for Inés and Owen; then you draw.');
});

test('CS4.7, CS4.8, CS5.6: the status shows how a hand ended', () => {
  const ended = (kind: 'out' | 'chinaso' | 'stuck', winner: number | null) =>
    inWords(0, { phase: { name: 'settle' }, deal: { ending: { kind, winner } } });
  expect(ended('out', 1)).toBe('Tomek goes out. The last card has been laid.');
  expect(ended('chinaso', 0)).toBe('You make a Chinaso. Down and out in one turn, before anybody else went down.');
  expect(ended('stuck', null)).toBe('Nobody wins the hand. Everybody has gone down, and no card fits anywhere.');
});

test('the status of another player’s turn shows their hand size and whether they are down', () => {
  expect(inWords(1, { phase: PLAY })).toBe('Marta’s turn. Marta hasn’t gone down and has 11 cards.');
  const down = { table: DOWN, hands: [cards('8H'), [], [], []] };
  expect(inWords('spectator', { phase: PLAY, deal: down })).toBe('Marta’s turn. Marta has gone down and has 1 card.');
});

test('CS5.3: the status reports when the cards of a buy are drawn', () => {
  expect(inWords(0, { phase: { name: 'settle' }, deal: { stock: ['2S', '3S'] } })).toBe(
    'Cards are being drawn. 2 cards are left in the stock.',
  );
});
