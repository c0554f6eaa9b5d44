import { expect, test } from 'vitest';
import { dealt, played, swept, turned } from './cardFlights.ts';

test('deals cards face down one after another, each to its place in a hand or to its player', () => {
  const flights = dealt([['QS', '2H'], ['??', '??']], ['stock']);
  expect(flights.map(({ thing }) => thing)).toEqual(Array.from({ length: 4 }, () => ({ kind: 'card', card: '??' })));
  expect(flights.map(({ from, to, after }) => [from, to[0], to[1], after])).toEqual([
    [['stock'], 'hand QS', 'seat 0', 0],
    [['stock'], 'hand 2H', 'seat 0', 1],
    [['stock'], 'hand ??', 'seat 1', 0],
    [['stock'], 'hand ??', 'seat 1', 1],
  ]);
});

test('plays a card from the hand to the trick', () => {
  expect(played({ seat: 2, card: 'QS' })).toMatchObject([{ from: ['hand QS', 'seat 2', 'own'], to: ['trick QS'] }]);
});

test('moves a trick to its winner and removes a trick without a winner in place', () => {
  expect(swept([{ card: 'QS' }], 2)).toMatchObject([{ from: ['trick QS'], to: ['seat 2', 'own'] }]);
  expect(swept([{ card: 'QS' }], null)).toMatchObject([{ from: ['trick QS'], to: [] }]);
});

test('turns up cards in place, one after another', () => {
  expect(turned(['demand 0', 'demand 1'])).toMatchObject([
    { thing: { kind: 'turned' }, to: ['demand 0'], after: 0 },
    { thing: { kind: 'turned' }, to: ['demand 1'], after: 1 },
  ]);
});
