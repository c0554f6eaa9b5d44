import { expect, test } from 'vitest';
import { isSeen } from '../cards.ts';
import { forAbsent } from './for-absent.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 16, absent players: detects a move for a seat that is not to act', () => {
  const fault = mutant({ forAbsent: () => ({ type: 'keep' }) });
  expect(faultFound(forAbsent, fault)).toMatch('the move made for an absent player is refused');
});

test('law 16, absent players: detects a move that depends on a hidden card', () => {
  const fault = mutant({
    forAbsent: ({ phase, stock }, seat) =>
      phase.name === 'exchange' && phase.waiting.includes(seat) && stock.some(isSeen) ? { type: 'keep' } : null,
  });
  expect(faultFound(forAbsent, fault)).toMatch('a seat cannot tell which move is made in its absence');
});

test('law 16, absent players: detects a seat to act without a move on timeout', () => {
  const fault = mutant({
    timeOut: (state, seat) => (state.phase.name === 'exchange' ? [] : pennies.timeOut(state, seat)),
  });
  expect(faultFound(forAbsent, fault)).toMatch('a move must be offered on timeout exactly when a seat must act');
});

test('law 16, absent players: detects an illegal move offered on timeout', () => {
  const fault = mutant({
    timeOut: (state, seat) => (pennies.actors(state).includes(seat) ? [{ type: 'play', card: 'AS' }] : []),
  });
  expect(faultFound(forAbsent, fault)).toMatch('a move offered on timeout is not listed');
});

test('law 16, absent players: detects timeout moves that depend on a hidden card', () => {
  const fault = mutant({
    timeOut: (state, seat) => {
      const moves = pennies.timeOut(state, seat);
      return state.stock.some(isSeen) ? moves : moves.slice(0, 1);
    },
  });
  expect(faultFound(forAbsent, fault)).toMatch('a seat cannot tell which moves are offered on timeout');
});
