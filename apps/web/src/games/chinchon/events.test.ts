import type { Position } from '@chinwag/rules';
import { chinchon, type ChinchonEvent } from '@chinwag/rules/chinchon';
import { expect, test } from 'vitest';
import { cards, laid, type StateFields, peopleFor, seenBy, stateAt, plain } from './testing/fixture.ts';
import { logOf } from '../../board/onScreen.ts';
import { events } from './events.ts';

/** Returns the log lines of an event as `viewer` receives them: sentence and rule. */
function narrated(viewer: Position, event: ChinchonEvent, moment: StateFields = {}): readonly string[] {
  const before = stateAt(moment);
  const seen = seenBy(viewer, event, before);
  return logOf(events, seen, chinchon.hide(before, viewer), peopleFor(viewer)).map(({ sentence, rule, onlyYou }) =>
    [onlyYou ? 'only you:' : '', plain(sentence), rule ?? ''].filter((part) => part !== '').join(' '),
  );
}

test('CH2.1: the log reports each round of the draw for the lead', () => {
  const rounds = [
    [{ seat: 0, card: '12O' }, { seat: 3, card: '12E' }, { seat: 2, card: '7E' }, { seat: 1, card: '1B' }],
    [{ seat: 0, card: '2O' }, { seat: 3, card: '3E' }],
  ] as const;
  expect(narrated(0, { type: 'leaderDrawn', seat: 3, rounds })).toEqual([
    'Drawn for the lead: you 12O, Owen 12E, Inés 7E and Tomek 1B. CH2.1',
    'Drawn again: you 2O and Owen 3E. CH2.1',
    'Owen leads first. CH2.1',
  ]);
});

test('the log names a card drawn from the stock to its owner only', () => {
  const event = { type: 'drawn', seat: 2, card: '7E' } as const;
  expect(narrated(2, event)).toEqual(['only you: You draw 7E.']);
  expect(narrated(0, event)).toEqual(['Inés draws from the stock.']);
  expect(narrated('spectator', event)).toEqual(['Inés draws from the stock.']);
});

test('CH4.1, CH4.2: the log names taken and discarded cards to everybody and reports a renewed stock', () => {
  expect(narrated(0, { type: 'discardTaken', seat: 1, card: '12O', uncovered: null })).toEqual([
    'Tomek takes 12O from the discards.',
  ]);
  expect(narrated(1, { type: 'discarded', seat: 1, card: '12O', covered: '2C' })).toEqual(['You discard 12O.']);
  expect(narrated(1, { type: 'stockRenewed', stock: [] })).toEqual([
    'The stock is used up: the discards are shuffled into a new one. CH4.2',
  ]);
});

const CLOSING: StateFields = {
  phase: { name: 'act', seat: 1, bound: false },
  deal: { hands: [cards('1C 2O 3O'), cards('2C 3C 4C 12O 12E 12B 1E 9B')] },
};

test('CH5.1: the log of a close names its melds, the number of cards left and, to its player, the closing card', () => {
  const event = {
    type: 'closed',
    seat: 1,
    card: '9B',
    melds: [cards('2C 3C 4C'), cards('12O 12E 12B')],
    layOffs: [],
    chinchon: false,
  } as const;
  expect(narrated(1, event, CLOSING)).toEqual([
    'You close with 9B face down: lay down 2 to 4 of cups and 3 kings, and keep 1 card. CH5.1',
  ]);
  for (const viewer of [0, 'spectator'] as const) {
    expect(narrated(viewer, event, CLOSING)).toEqual([
      'Tomek closes: lays down 2 to 4 of cups and 3 kings, and keeps 1 card. CH5.1',
    ]);
  }
});

test('CH5.3: the log of a settlement names the melds, the added cards with their targets, and the number of cards left', () => {
  const moment: StateFields = { deal: { hands: [cards('1C 2O 3O 4O 11B 10E 7E')], melds: [laid(1, '2C 3C 4C')] } };
  const event = { type: 'settled', seat: 0, melds: [cards('2O 3O 4O')], layOffs: [{ card: '1C', meld: 0 }] } as const;
  const lines = narrated(0, event, moment);
  expect(lines).toEqual(['You lay down 2 to 4 of coins, lay off 1C on Tomek’s cups and keep 3 cards. CH5.3']);
  expect(narrated(1, { ...event, melds: [], layOffs: [] }, moment)).toEqual(['Marta keeps 7 cards. CH5.3']);
});

test('CH5.2: the log calls a Chinchón by its name', () => {
  const melds = [cards('2C 3C 4C 5C'), cards('12O 12E 12B 12C')];
  const event = { type: 'closed', seat: 1, card: null, melds, layOffs: [], chinchon: true } as const;
  expect(narrated(0, event, { deal: { hands: [[], melds.flat()] } })).toEqual([
    'Tomek closes with a Chinchón: lays down 2 to 5 of cups and 4 kings, and keeps nothing. CH5.2',
  ]);
});

test('CH6: the log reports melds laid down and cards added in the play-on variant', () => {
  const moment: StateFields = { options: { ending: 'play-on' }, deal: { melds: [laid(1, '2C 2E 2O')] } };
  const down = { type: 'laidDown', seat: 3, melds: [cards('5O 6O 7O')] } as const;
  expect(narrated(0, down, moment)).toEqual(['Owen lays down 5 to 7 of coins. CH6.1']);
  const off = { type: 'laidOff', seat: 3, card: '2B', meld: 0 } as const;
  expect(narrated(1, off, moment)).toEqual(['Owen lays off 2B on your twos. CH6.2']);
});

test('CH7.1, CH5.2: the log of the score names the closing card, a Chinchón, and everybody’s points in one line', () => {
  const moment: StateFields = {
    totals: [88, 60, 0, 5],
    outIn: [null, null, 1, null],
    deal: { number: 2, closing: { seat: 1, card: '9B', chinchon: true } },
  };
  const event = {
    type: 'dealScored',
    hands: [cards('1O 2O 6B'), [], [], []],
    closingCard: '9B',
    counted: [cards('1O 2O 6B'), [], [], []],
    points: [9, -10, null, 0],
    out: [],
  } as const;
  expect(narrated(0, event, moment)).toEqual([
    'The closing card is 9B.',
    'Tomek’s Chinchón counts −10 points. CH5.2',
    'Points: Tomek −10 (total 50), you 9 (total 97) and Owen 0 (total 5). CH7.1',
  ]);
});

test('CH7.2: one line names the players who are knocked out, after everybody’s points', () => {
  const event = {
    type: 'dealScored', hands: [], closingCard: null, counted: [], points: [9, 0, 14, 1], out: [2, 0],
  } as const;
  expect(narrated(0, event, { totals: [91, 0, 90, 98] }).slice(-2)).toEqual([
    'Points: you 9 (total 100), Owen 1 (total 99), Inés 14 (total 104) and Tomek 0 (total 0). CH7.1',
    'You and Inés are knocked out. CH7.2',
  ]);
});

test('CH4.3, CH6.5: the log explains why a deal without a close ended', () => {
  expect(narrated(0, { type: 'dealStopped', kind: 'long' })).toEqual([
    'Everybody has had 100 turns: the deal ends, and nobody has closed. CH4.3',
  ]);
  expect(narrated(0, { type: 'dealStopped', kind: 'stuck' })).toEqual([
    'Nobody can go out now: the deal ends, and nobody has closed. CH6.5',
  ]);
});

test('CH8.2: the log names the players who can come back, and who does', () => {
  const moment: StateFields = { totals: [60, 98, 104, 20] };
  expect(narrated(2, { type: 'reenlistOffered', seats: [2, 1], total: 98 }, moment)).toEqual([
    'You and Tomek can come back in with 98. CH8.2',
  ]);
  expect(narrated(0, { type: 'reenlisted', seat: 2, total: 98 }, moment)).toEqual(['Inés comes back in, with 98. CH8.2']);
  expect(narrated(2, { type: 'declined', seat: 2 }, moment)).toEqual(['You stay out. CH8.2']);
});

test('CH8.1: the antes form one log line', () => {
  const antes = [0, 3, 2, 1].map((from) => ({ from, to: 'pot', amount: 10, reason: 'ante', rule: 'CH8.1' }) as const);
  expect(narrated(0, { type: 'paid', payments: antes }, { pot: 0 })).toEqual([
    'Everybody pays 10 into the pot, which now has 40. CH8.1',
  ]);
});

test('CH7.3, CH8.2: the log reports the payment for coming back and who takes or shares the pot', () => {
  const back = { from: 2, to: 'pot', amount: 10, reason: 'reenlist', rule: 'CH8.2' } as const;
  const paidBack = 'You pay 10 into the pot, which now has 50. CH8.2';
  expect(narrated(2, { type: 'paid', payments: [back] }, { pot: 40 })).toEqual([paidBack]);
  const won = { from: 'pot', to: 2, amount: 50, reason: 'pot-won', rule: 'CH7.3' } as const;
  expect(narrated(0, { type: 'paid', payments: [won] }, { pot: 50 })).toEqual(['Inés takes the pot of 50. CH7.3']);
  expect(narrated(0, { type: 'paid', payments: [won, { ...won, to: 0 }] }, { pot: 100 })).toEqual([
    'Inés takes 50 of the pot. CH7.3',
    'You take 50 of the pot. CH7.3',
  ]);
});

test('CH7.3: the log of the end names the winners', () => {
  const event = { type: 'gameOver', stock: [], pile: [] } as const;
  expect(narrated(0, event, { outIn: [1, 1, 1, null] })).toEqual(['The game is over: Owen wins. CH7.3']);
  expect(narrated(3, event, { outIn: [1, 1, 1, null] })).toEqual(['The game is over: you win. CH7.3']);
  const level = { outIn: [1, 1, 1, 1], totals: [100, 104, 100, 120] };
  expect(narrated(0, event, level)).toEqual(['The game is over: you and Inés win together. CH7.3']);
});
