import { expect, test } from 'vitest';
import { peopleAt } from '../testing/fixture.ts';
import { trickStatus } from './trickStatus.ts';

const people = peopleAt(4, 0);
const plays = [{ seat: 2, card: 'KS' }, { seat: 3, card: 'AS' }] as const;

test('whose turn it is, and what is best so far', () => {
  expect(trickStatus({ number: 3, plays, best: plays[1], turn: 0 }, people)).toEqual({
    headline: 'Your turn.',
    sentence: ['Spades led; Owen’s ', { card: 'AS' }, ' is best so far.'],
    asksYou: true,
  });
});

test('who leads, and to which trick', () => {
  const status = trickStatus({ number: 3, plays: [], best: null, turn: 1 }, people);
  expect(status).toEqual({ headline: 'Tomek’s turn.', sentence: ['Tomek leads to trick 3.'], asksYou: false });
});

test('who takes a trick that is whole, and that the deal is over', () => {
  expect(trickStatus({ number: 8, plays, best: plays[1], turn: null }, people).headline).toBe('Owen takes the trick.');
  expect(trickStatus({ number: 9, plays: [], best: null, turn: null }, people).headline).toBe('The deal is over.');
});
