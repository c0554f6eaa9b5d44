import { expect, test } from 'vitest';
import { HIDDEN, isSeen } from '../cards.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';
import { visibleLegality } from './visible-legality.ts';

test('law 4, visible legality: detects a legalMoves that reads a hidden card', () => {
  const fault = mutant({
    legalMoves: (state, seat) => {
      const moves = pennies.legalMoves(state, seat);
      return state.stock[0]?.startsWith('A') === true ? moves.slice(0, 1) : moves;
    },
  });
  expect(faultFound(visibleLegality, fault)).toMatch('a seat cannot tell its legal moves');
});

test('law 4, visible legality: detects a check that reads a hidden card', () => {
  const fault = mutant({
    check: (state, seat, move) =>
      state.stock.includes('AS') ?
        { rule: 'PN2', code: 'no-ace' }
      : pennies.check(state, seat, move),
  });
  expect(faultFound(visibleLegality, fault)).toMatch('a seat cannot tell whether a move is legal');
});

test('law 4, visible legality: detects a refusal that cites another rule for a hidden card', () => {
  const fault = mutant({
    check: (state, seat, move) => {
      const refusal = pennies.check(state, seat, move);
      const held = 'card' in move && state.hands.some((hand) => hand.includes(move.card));
      return refusal?.code === 'card-not-held' && held ? { ...refusal, rule: 'PN3' } : refusal;
    },
  });
  expect(faultFound(visibleLegality, fault)).toMatch('a seat cannot tell whether a move is legal');
});

test('law 4, visible legality: detects a score that counts hidden cards', () => {
  const fault = mutant({ scores: (state) => state.hands.map((hand) => hand.filter(isSeen).length) });
  expect(faultFound(visibleLegality, fault)).toMatch('a viewer cannot tell the scores');
});

test('law 4, visible legality: detects actors that depend on hidden cards', () => {
  const fault = mutant({
    actors: (state) => pennies.actors(state).filter((seat) => state.hands[seat]?.includes(HIDDEN) === false),
  });
  expect(faultFound(visibleLegality, fault)).toMatch('a viewer cannot tell who is to act');
});
