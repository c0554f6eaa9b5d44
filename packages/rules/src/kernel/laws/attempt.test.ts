import { expect, test } from 'vitest';
import { attempt } from './attempt.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 17, attempt: detects an attempt that does not check the move', () => {
  const fault = mutant({
    attempt: (state, seat, move) => {
      const parsed = pennies.move.safeParse(move);
      return parsed.success ? { ok: true, events: pennies.decide(state, seat, parsed.data) } : pennies.attempt(state, seat, move);
    },
  });
  expect(faultFound(attempt, fault)).toMatch('`attempt` disagrees with `check` and `decide`');
});

test('law 17, attempt: detects an attempt that accepts a non-move', () => {
  const fault = mutant({
    attempt: (state, seat, move) => (move === null ? { ok: true, events: [] } : pennies.attempt(state, seat, move)),
  });
  expect(faultFound(attempt, fault)).toMatch('a non-move is accepted: null');
});
