import { expect, test } from 'vitest';
import { ending } from './ending.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 6, ending: detects a game that never ends', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      return event.type === 'dealt' ? { ...next, shuffles: 1 } : next;
    },
  });
  expect(faultFound(ending, fault)).toMatch(/the game takes more than \d+ moves/);
});

test('law 6, ending: detects a game that takes more moves than its bound', () => {
  expect(faultFound(ending, mutant({}, { moveBound: () => 10 }))).toMatch('the game takes more than 10 moves');
});

test('law 6, ending: detects a game that stops without a result', () => {
  const fault = mutant({ actors: (state) => (state.pot > 4 ? [] : pennies.actors(state)) });
  expect(faultFound(ending, fault)).toMatch(/the game stops after \d+ moves without a result/);
});
