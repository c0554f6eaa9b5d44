import { expect, test } from 'vitest';
import { textOf } from './json.ts';
import { rotation, suitBlindness } from './metamorphic.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 7, rotation: detects an outcome that depends on a seat number', () => {
  const fault = mutant({
    decide: (state, seat, move) =>
      pennies
        .decide(state, seat, move)
        .map((event) => (event.type === 'potTaken' ? { ...event, seat: 0 } : event)),
  });
  expect(faultFound(rotation, fault)).toMatch('the transformed game has a different outcome');
});

test('law 7, rotation: detects a turn that always passes to the left of seat 0', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      return event.type === 'dealt' ? { ...next, dealer: 0 } : next;
    },
  });
  expect(faultFound(rotation, fault)).toMatch(/the transformed (game continues differently|move is refused)/);
});

test('law 7, rotation: detects legal moves that depend on a seat number', () => {
  const fault = mutant({
    legalMoves: (state, seat) => {
      const moves = pennies.legalMoves(state, seat);
      return seat === 0 ? moves.slice(0, 1) : moves;
    },
  });
  expect(faultFound(rotation, fault)).toMatch('the transformed game has different legal moves');
});

test('law 7, suit blindness: detects an outcome that depends on a suit', () => {
  const fault = mutant({
    decide: (state, seat, move) =>
      pennies.decide(state, seat, move).map((event) =>
        event.type === 'potTaken' && textOf(move).includes('S"') ? { ...event, seat: state.dealer } : event,
      ),
  });
  expect(faultFound(suitBlindness, fault)).toMatch('the transformed game has a different outcome');
});

test('law 7, suit blindness: checks a game only for the suits that it declares interchangeable', () => {
  const noSpadeRetained = mutant({
    legalMoves: (state, seat) => {
      const moves = pennies.legalMoves(state, seat);
      return moves.filter((move) => move.type !== 'exchange' || !move.card.endsWith('S'));
    },
  });
  const { permuteSuits } = noSpadeRetained;
  expect(faultFound(suitBlindness, noSpadeRetained)).toMatch('the transformed game has different legal moves');
  const fewer = permuteSuits && { ...permuteSuits, suits: ['H', 'D', 'C'] };
  expect(faultFound(suitBlindness, { ...noSpadeRetained, ...(fewer && { permuteSuits: fewer }) })).toBeNull();
});
