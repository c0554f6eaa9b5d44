import { expect, test } from 'vitest';
import { counterFlights } from './counterFlights.ts';

test('sends the counters of a payment one after another, and all payments at the same time', () => {
  const flights = counterFlights([{ from: 2, to: 0, amount: 2 }, { from: 'pot', to: 1, amount: 1 }]);
  expect(flights.map(({ from, to, after }) => [from[0], to[0], after])).toEqual([
    ['counters 2', 'counters 0', 0],
    ['counters 2', 'counters 0', 1],
    ['pot', 'counters 1', 0],
  ]);
});

test('sends the tens first', () => {
  expect(counterFlights([{ from: 2, to: 0, amount: 32 }])[0]?.thing).toEqual({ kind: 'counter', worth: 10 });
});

test('shows a large payment with a limited number of counters', () => {
  expect(counterFlights([{ from: 2, to: 0, amount: 64 }])).toHaveLength(12);
});
