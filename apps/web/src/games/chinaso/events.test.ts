import type { Position } from '@chinwag/rules';
import { chinaso, type ChinasoEvent } from '@chinwag/rules/chinaso';
import { expect, test } from 'vitest';
import { aloud, peopleAt, plain } from '../../board/testing/fixture.ts';
import { type StateFields, sets, stateAt, narratedTo } from './testing/fixture.ts';
import { logOf } from '../../board/onScreen.ts';
import { events } from './events.ts';

/** Returns the log lines of an event as `viewer` receives them: sentence and rule. */
function narrated(viewer: Position, event: ChinasoEvent, moment: StateFields = {}): readonly string[] {
  const before = stateAt(moment);
  return logOf(events, narratedTo(viewer, event, before), chinaso.hide(before, viewer), peopleAt(4, viewer)).map(
    ({ sentence, rule, onlyYou }) =>
      [onlyYou ? 'only you:' : '', plain(sentence), rule ?? ''].filter((part) => part !== '').join(' '),
  );
}

const BUYING = { name: 'buying', seat: 0, asked: [1, 2], waiting: [1, 2], answers: [null, null, null, null] } as const;

test('CS4.1: the log names a drawn card to its owner only, and a taken discard to everybody', () => {
  const drawn = { type: 'drawn', seat: 0, card: 'TS', as: 'turn' } as const;
  expect(narrated(0, drawn)).toEqual(['only you: You draw TS.']);
  expect(narrated(1, drawn)).toEqual(['Marta draws a card.']);
  const taken = { type: 'discardTaken', seat: 0, card: '6S' } as const;
  for (const viewer of [1, 'spectator'] as const) expect(narrated(viewer, taken)).toEqual(['Marta takes 6S.']);
});

test('CS5.2: the log names the players for whom a buying window opens', () => {
  const event = { type: 'windowOpened', seat: 0, asked: [1, 2] } as const;
  expect(narrated(2, event)).toEqual(['Marta chooses the stock; 6S is offered to you and Tomek. CS5.2']);
});

test('CS5.4: only the player who answers sees the answer', () => {
  const event = { type: 'answered', seat: 1, buys: true } as const;
  expect(narrated(1, event, { phase: BUYING })).toEqual(['only you: You want to buy 6S.']);
  for (const viewer of [0, 2, 'spectator'] as const) expect(narrated(viewer, event, { phase: BUYING })).toEqual([]);
});

test('CS5.3: the log of a buy names its price, and only the buyer sees each card drawn', () => {
  const bought = { type: 'bought', seat: 1, card: '6S' } as const;
  expect(narrated(0, bought, { phase: BUYING })).toEqual(['Tomek buys 6S and draws 2 more cards. CS5.3']);
  expect(narrated(1, bought, { phase: BUYING })).toEqual(['You buy 6S. CS5.3']);
  const penalty = { type: 'drawn', seat: 1, card: '4H', as: 'penalty' } as const;
  expect(narrated(1, penalty)).toEqual(['only you: You draw 4H.']);
  expect(narrated('spectator', penalty)).toEqual([]);
  expect(narrated(0, { type: 'nobodyBought' }, { phase: BUYING })).toEqual(['Nobody buys 6S.']);
});

test('CS3.2: the log of a going-down names each set', () => {
  const event = { type: 'wentDown', seat: 1, sets: sets('KS KH KD | 4H 5H X1 7H') } as const;
  expect(narrated(0, event)).toEqual(['Tomek goes down: a three of kings and a straight of H from 4 to 7, with X1. CS3.2']);
});

const TABLE = [sets('8S 8C 8D'), sets('4S X1 6S 7S'), [], []];

test('CS4.4, CS4.2: the log of a laid card names its source, the hand or the discard pile', () => {
  const place = { seat: 0, index: 0, end: null };
  const event = { type: 'laidOff', seat: 1, card: '8H', from: 'hand', place } as const;
  expect(narrated(0, event, { deal: { table: TABLE } })).toEqual(['Tomek lays off 8H on your eights. CS4.4']);
  expect(narrated(0, { ...event, seat: 0, from: 'discard' }, { deal: { table: TABLE } })).toEqual([
    'You lay off 8H from the discard pile on your eights. CS4.2',
  ]);
  const ownPlace = { ...event, place: { seat: 1, index: 0, end: 'low' } } as const;
  expect(narrated(0, ownPlace, { deal: { table: TABLE } })).toEqual([
    'Tomek lays off 8H before the 4 in their own straight of spades. CS4.4',
  ]);
});

test('CS4.5: the log of a joker swap names the joker’s destination and what it stands for', () => {
  const places = { straight: { seat: 1, index: 0 }, jokerPlace: { seat: 0, index: 0, end: null } } as const;
  const event = { type: 'jokerSwapped', seat: 0, card: '5S', from: 'hand', joker: 'X1', ...places } as const;
  expect(narrated(2, event, { deal: { table: TABLE } })).toEqual([
    'Marta swaps 5S for the joker in Tomek’s straight of spades; it goes on Marta’s eights. CS4.5',
  ]);
  const atItsEnd = { ...event, from: 'discard', jokerPlace: { ...places.straight, end: 'high' } } as const;
  const [line] = logOf(events, atItsEnd, stateAt({ deal: { table: TABLE } }), peopleAt(4, 1));
  expect(line && aloud([line.sentence])).toBe(
    'Marta swaps the 5 of spades from the discard pile for the joker in your straight of spades; ' +
      'the joker as 8 of spades goes after the 7 in your straight of spades.',
  );
});

test('CS4.6 to CS4.8: the log reports the course of a hand and how it ends', () => {
  expect(narrated(0, { type: 'discarded', seat: 1, card: '9C' })).toEqual(['Tomek discards 9C.']);
  expect(narrated(0, { type: 'held', seat: 1 })).toEqual(['Tomek holds their last card. CS4.6']);
  expect(narrated(0, { type: 'handEnded', kind: 'chinaso', winner: 1, hands: [] })).toEqual([
    'Tomek makes a Chinaso. Down and out in one turn, before anybody else went down. CS4.8',
  ]);
  expect(narrated(0, { type: 'handScored', points: [12, 0, 7, 30] })).toEqual([
    'Hand 1 is scored: you 12, Tomek 0, Inés 7 and Owen 30. CS6.1',
  ]);
});

type ChinasoPayment = Extract<ChinasoEvent, { type: 'paid' }>['payments'][number];
const pay = (
  from: number | 'pot', to: number | 'pot', amount: number, reason: ChinasoPayment['reason'], rule = 'CS7.2',
): ChinasoPayment =>
  ({ from, to, amount, reason, rule });
const paid = (viewer: Position, ...payments: readonly ChinasoPayment[]) => narrated(viewer, { type: 'paid', payments });

test('CS7.2: the log reports the payment of a buy into the pot', () => {
  expect(paid(0, pay(0, 'pot', 5, 'buy'))).toEqual(['You pay 5 into the pot for the buy. CS7.2']);
});

test('CS7.2, CS7.3: one sentence reports everything that the winner of a hand receives', () => {
  const stakes = [0, 1, 3].map((from) => pay(from, 2, 10, 'hand-stake'));
  const pot = pay('pot', 2, 15, 'hand-pot');
  expect(paid(1, pot, ...stakes)).toEqual(['Inés gets 45 for the hand: 15 from the pot and 10 from each of the others. CS7.2']);
  expect(paid(2, ...stakes)).toEqual(['You get 30 for the hand: 10 from each of the others. CS7.2']);
  expect(paid(1, pot)).toEqual(['Inés gets 15 for the hand: all of it from the pot. CS7.2']);
  const doubled = [0, 1, 3].map((from) => pay(from, 2, 20, 'chinaso-stake', 'CS7.3'));
  expect(paid(1, pot, ...doubled)).toEqual([
    'Inés gets 75 for the hand: 15 from the pot and 20 from each of the others, twice the stake for the Chinaso. CS7.3',
  ]);
});

test('CS7.2: one sentence reports the payments at the end of the game, no matter how many players share them', () => {
  const stakes = [0, 3].map((from) => pay(from, 'pot', 10, 'game-stake'));
  expect(paid(0, ...stakes, pay('pot', 1, 13, 'game-pot'), pay('pot', 2, 12, 'game-pot'))).toEqual([
    'For the game, you and Owen pay 10 each into the pot, and from it Tomek gets 13 and Inés gets 12. CS7.2',
  ]);
  expect(paid(0, pay(3, 'pot', 10, 'game-stake'), pay('pot', 0, 10, 'game-pot'))).toEqual([
    'For the game, Owen pays 10 into the pot, and from it you get 10. CS7.2',
  ]);
  expect(paid(0, pay('pot', 0, 3, 'game-pot'), pay('pot', 1, 2, 'game-pot'))).toEqual([
    'For the game, you get 3 and Tomek gets 2 from the pot. CS7.2',
  ]);
});

test('CS5.4: an open window shows without delay, so that nobody answers a closed one', () => {
  expect([events.windowOpened.pauseAfter, events.answered.pauseAfter]).toEqual(['none', 'none']);
});
