import { expect, test } from 'vitest';
import { dealt, played, swept, turned } from './cardFlights.ts';

test('cards are dealt face down, one behind the other, each to its place in a hand or to the player who holds it', () => {
  const flights = dealt([['QS', '2H'], ['??', '??']], ['stock']);
  expect(flights.map(({ thing }) => thing)).toEqual(Array.from({ length: 4 }, () => ({ kind: 'card', card: '??' })));
  expect(flights.map(({ from, to, after }) => [from, to[0], to[1], after])).toEqual([
    [['stock'], 'hand QS', 'seat 0', 0],
    [['stock'], 'hand 2H', 'seat 0', 1],
    [['stock'], 'hand ??', 'seat 1', 0],
    [['stock'], 'hand ??', 'seat 1', 1],
  ]);
});

test('a card is played from the hand to the trick', () => {
  expect(played({ seat: 2, card: 'QS' })).toMatchObject([{ from: ['hand QS', 'seat 2', 'own'], to: ['trick QS'] }]);
});

test('a trick goes to the player who has taken it, and one that nobody has taken is put away where it lies', () => {
  expect(swept([{ card: 'QS' }], 2)).toMatchObject([{ from: ['trick QS'], to: ['seat 2', 'own'] }]);
  expect(swept([{ card: 'QS' }], null)).toMatchObject([{ from: ['trick QS'], to: [] }]);
});

test('what is turned up is turned where it lies, one after the other', () => {
  expect(turned(['demand 0', 'demand 1'])).toMatchObject([
    { thing: { kind: 'turned' }, to: ['demand 0'], after: 0 },
    { thing: { kind: 'turned' }, to: ['demand 1'], after: 1 },
  ]);
});
