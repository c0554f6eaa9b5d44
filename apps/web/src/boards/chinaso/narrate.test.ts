import type { Position } from '@chinwag/rules';
import { chinaso, type ChinasoEvent } from '@chinwag/rules/chinaso';
import { expect, test } from 'vitest';
import { peopleAt, plain } from '../shared/testing/fixture.ts';
import { type Moment, sets, stateAt, toldTo } from './testing/fixture.ts';
import { narrate } from './narrate.ts';

/** What `viewer` is told of an event: sentence and rule. */
function told(viewer: Position, event: ChinasoEvent, moment: Moment = {}): readonly string[] {
  const before = stateAt(moment);
  return narrate(toldTo(viewer, event, before), chinaso.hide(before, viewer), peopleAt(4, viewer)).map(
    ({ sentence, rule, onlyYou }) =>
      [onlyYou ? 'only you:' : '', plain(sentence), rule ?? ''].filter((part) => part !== '').join(' '),
  );
}

const BUYING = { name: 'buying', seat: 0, asked: [1, 2], waiting: [1, 2], answers: [null, null, null, null] } as const;

test('CS4.1: what is drawn is its owner’s alone, what is taken everybody saw', () => {
  const drawn = { type: 'drawn', seat: 0, card: 'TS', as: 'turn' } as const;
  expect(told(0, drawn)).toEqual(['only you: You draw TS.']);
  expect(told(1, drawn)).toEqual(['Marta draws a card.']);
  const taken = { type: 'discardTaken', seat: 0, card: '6S' } as const;
  for (const viewer of [1, 'spectator'] as const) expect(told(viewer, taken)).toEqual(['Marta takes 6S.']);
});

test('CS5.2: a window opens for those who are asked', () => {
  const event = { type: 'windowOpened', seat: 0, asked: [1, 2] } as const;
  expect(told(2, event)).toEqual(['Marta leaves 6S, which is offered to you and Tomek. CS5.2']);
});

test('CS5.4: an answer is told to nobody but who gave it', () => {
  const event = { type: 'answered', seat: 1, buys: true } as const;
  expect(told(1, event, { phase: BUYING })).toEqual(['only you: You want to buy 6S.']);
  for (const viewer of [0, 2, 'spectator'] as const) expect(told(viewer, event, { phase: BUYING })).toEqual([]);
});

test('CS5.3: a buy is told with its price, and the penalty cards to the buyer alone', () => {
  const bought = { type: 'bought', seat: 1, card: '6S' } as const;
  expect(told(0, bought, { phase: BUYING })).toEqual(['Tomek buys 6S and draws two more cards. CS5.3']);
  const penalty = { type: 'drawn', seat: 1, card: '4H', as: 'penalty' } as const;
  expect(told(1, penalty)).toEqual(['only you: You draw 4H.']);
  expect(told('spectator', penalty)).toEqual([]);
  expect(told(0, { type: 'nobodyBought' }, { phase: BUYING })).toEqual(['Nobody buys 6S.']);
});

test('CS3.2: a going-down is told set by set', () => {
  const event = { type: 'wentDown', seat: 1, sets: sets('KS KH KD | 4H 5H X1 7H') } as const;
  expect(told(0, event)).toEqual(['Tomek goes down: a three of kings; a straight of H, 4 to 7. CS3.2']);
});

const TABLE = [sets('8S 8C 8D'), sets('4S X1 6S 7S'), [], []];

test('CS4.4, CS4.2: a card is laid, from the hand or from the discard pile', () => {
  const place = { seat: 0, index: 0, end: null };
  const event = { type: 'laidOff', seat: 1, card: '8H', from: 'hand', place } as const;
  expect(told(0, event, { deal: { table: TABLE } })).toEqual(['Tomek lays 8H on your eights. CS4.4']);
  expect(told(0, { ...event, seat: 0, from: 'discard' }, { deal: { table: TABLE } })).toEqual([
    'You lay 8H from the discard pile on your eights. CS4.2',
  ]);
});

test('CS4.5: a joker is swapped, and goes elsewhere', () => {
  const places = { straight: { seat: 1, index: 0 }, jokerPlace: { seat: 0, index: 0, end: null } } as const;
  const event = { type: 'jokerSwapped', seat: 0, card: '5S', from: 'hand', joker: 'X1', ...places } as const;
  expect(told(2, event, { deal: { table: TABLE } })).toEqual([
    'Marta swaps 5S for the joker in Tomek’s straight of spades; it goes on Marta’s eights. CS4.5',
  ]);
});

test('CS4.6 to CS4.8: a hand and how it ends', () => {
  expect(told(0, { type: 'discarded', seat: 1, card: '9C' })).toEqual(['Tomek throws 9C.']);
  expect(told(0, { type: 'held', seat: 1 })).toEqual(['Tomek holds the last card. CS4.6']);
  expect(told(0, { type: 'handEnded', kind: 'chinaso', winner: 1, hands: [] })).toEqual([
    'Tomek makes a Chinaso. Down and out in one turn, before anybody else was down. CS4.8',
  ]);
  expect(told(0, { type: 'handScored', points: [12, 0, 7, 30] })).toEqual([
    'Hand 1 is scored: you 12, Tomek 0, Inés 7, Owen 30. CS6.1',
  ]);
});

test('CS7.2, CS7.3: counters that move, and what for', () => {
  const paid = (from: number | 'pot', to: number | 'pot', reason: 'buy' | 'hand-pot' | 'chinaso-stake', rule: string) =>
    told(0, { type: 'paid', payments: [{ from, to, amount: 5, reason, rule }] });
  expect(paid(0, 'pot', 'buy', 'CS7.2')).toEqual(['You pay 5 into the pot, for the buy. CS7.2']);
  expect(paid('pot', 1, 'hand-pot', 'CS7.2')).toEqual(['Tomek gets 5 from the pot, for winning the hand. CS7.2']);
  expect(paid(2, 0, 'chinaso-stake', 'CS7.3')).toEqual([
    'Inés pays you 5, twice the stake of the hand, for the Chinaso. CS7.3',
  ]);
});

test('CS7.2: all that is paid at the end of a hand is told at once, equal stakes together', () => {
  const stake = { to: 2, amount: 10, reason: 'hand-stake', rule: 'CS7.2' } as const;
  const pot = { from: 'pot', to: 2, amount: 15, reason: 'hand-pot', rule: 'CS7.2' } as const;
  expect(told(1, { type: 'paid', payments: [pot, ...[0, 1, 3].map((from) => ({ from, ...stake }))] })).toEqual([
    'Inés gets 15 from the pot, for winning the hand. CS7.2',
    'You, Marta and Owen pay Inés 10 each, for the hand. CS7.2',
  ]);
});
