import { expect, test } from 'vitest';
import { lawfulMoves } from './lawful-moves.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';
import type { PenniesState } from './toy/state.ts';

test('law 5, legal moves: detects a check that refuses a listed move', () => {
  const fault = mutant({
    check: (state, seat, move) =>
      'card' in move && move.card === 'AS' ?
        { rule: 'PN4', code: 'no-ace' }
      : pennies.check(state, seat, move),
  });
  expect(faultFound(lawfulMoves, fault)).toMatch('a listed move is refused');
});

test('law 5, legal moves: detects a check that accepts a card that does not follow suit', () => {
  const fault = mutant({
    check: (state, seat, move) => {
      const refusal = pennies.check(state, seat, move);
      return refusal?.code === 'must-follow' ? null : refusal;
    },
  });
  expect(faultFound(lawfulMoves, fault)).toMatch('a legal move is not listed');
});

test('law 5, legal moves: detects a check that ignores whose turn it is', () => {
  const fault = mutant({
    check: (state, seat, move) => {
      const refusal = pennies.check(state, seat, move);
      return refusal?.code === 'not-your-turn' ? null : refusal;
    },
  });
  expect(faultFound(lawfulMoves, fault)).toMatch('a move is legal for a seat that is not to act');
});

test('law 5, legal moves: detects a refusal without a rule', () => {
  const fault = mutant({
    check: (state, seat, move) => {
      const refusal = pennies.check(state, seat, move);
      return refusal && { ...refusal, rule: '' };
    },
  });
  expect(faultFound(lawfulMoves, fault)).toMatch('a refusal cites no rule');
});

test('law 5, legal moves: detects a legalMoves that omits moves, except where the game declares it', () => {
  const fewerExchanges = {
    legalMoves: (state: PenniesState, seat: number) =>
      pennies.legalMoves(state, seat).slice(0, state.phase.name === 'exchange' ? 3 : 10),
  };
  expect(faultFound(lawfulMoves, mutant(fewerExchanges))).toMatch('a legal move is not listed');
  expect(faultFound(lawfulMoves, mutant(fewerExchanges, { partlyListed: ['exchange'] }))).toBeNull();
});

test('law 5, legal moves: detects a legalMoves that lists a move twice', () => {
  const fault = mutant({
    legalMoves: (state, seat) => [...pennies.legalMoves(state, seat), ...pennies.legalMoves(state, seat)],
  });
  expect(faultFound(lawfulMoves, fault)).toMatch('a move is listed twice');
});

test('law 5, legal moves: detects a legalMoves for a seat that is not to act', () => {
  const fault = mutant({
    legalMoves: (state, seat) => {
      const moves = pennies.legalMoves(state, seat);
      return moves.length > 0 ? moves : pennies.legalMoves(state, pennies.actors(state)[0] ?? seat);
    },
  });
  expect(faultFound(lawfulMoves, fault)).toMatch('a seat must have legal moves exactly when it must act');
});

test('law 5, legal moves: detects a seat to act without a move', () => {
  const fault = mutant({
    legalMoves: (state, seat) => (state.hands[seat]?.length === 1 ? [] : pennies.legalMoves(state, seat)),
  });
  expect(faultFound(lawfulMoves, fault)).toMatch('a seat must have legal moves exactly when it must act');
});

test('law 5, legal moves: detects a decide that changes its input state', () => {
  const fault = mutant({
    decide: (state, seat, move) => {
      (state.hands[seat] as string[]).reverse();
      return pennies.decide(state, seat, move);
    },
  });
  expect(faultFound(lawfulMoves, fault)).toMatch('Cannot assign to read only property');
});

test('law 5, legal moves: detects a decide that throws on a legal move', () => {
  const fault = mutant({
    decide: (state, seat, move) => {
      if ('card' in move && move.card === 'TD') throw new Error('out of cards');
      return pennies.decide(state, seat, move);
    },
  });
  expect(faultFound(lawfulMoves, fault)).toMatch('out of cards');
});
