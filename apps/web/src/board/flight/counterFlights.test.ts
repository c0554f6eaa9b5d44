import { expect, test } from 'vitest';
import { counterFlights } from './counterFlights.ts';

test('each payment sends its counters one behind the other, and all payments set out at once', () => {
  const flights = counterFlights([{ from: 2, to: 0, amount: 2 }, { from: 'pot', to: 1, amount: 1 }]);
  expect(flights.map(({ from, to, after }) => [from[0], to[0], after])).toEqual([
    ['counters 2', 'counters 0', 0],
    ['counters 2', 'counters 0', 1],
    ['pot', 'counters 1', 0],
  ]);
});

test('the tens go first', () => {
  expect(counterFlights([{ from: 2, to: 0, amount: 32 }])[0]?.thing).toEqual({ kind: 'counter', worth: 10 });
});

test('a heap is shown by as many counters as can be distinguished', () => {
  expect(counterFlights([{ from: 2, to: 0, amount: 64 }])).toHaveLength(12);
});
