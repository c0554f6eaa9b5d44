import { expect, test } from 'vitest';
import { outcome } from './outcome.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 10, outcome: detects a state before the result without a seat to act', () => {
  const fault = mutant({ actors: (state) => (state.pot > 4 ? [] : pennies.actors(state)) });
  expect(faultFound(outcome, fault)).toMatch('a seat must act exactly as long as there is no result');
});

test('law 10, outcome: detects a seat to act after the result', () => {
  const fault = mutant({ actors: (state) => (state.phase.name === 'over' ? [0] : pennies.actors(state)) });
  expect(faultFound(outcome, fault)).toMatch('a seat must act exactly as long as there is no result');
});

test('law 10, outcome: detects a result in a phase other than `over`', () => {
  const fault = mutant({
    result: (state) => pennies.result(state.shuffles > 1 ? { ...state, phase: { name: 'over' } } : state),
  });
  expect(faultFound(outcome, fault)).toMatch('there must be a result exactly when the phase is `over`');
});

test('law 10, outcome: detects a result that omits a seat', () => {
  const fault = mutant({
    result: (state) => {
      const result = pennies.result(state);
      return result && { ...result, standings: result.standings.slice(1) };
    },
  });
  expect(faultFound(outcome, fault)).toMatch('the standings must list every seat once');
});

test('law 10, outcome: detects places numbered 1-1-2', () => {
  const fault = mutant({
    result: (state) => {
      const result = pennies.result(state);
      const scores = [...new Set(result?.standings.map(({ score }) => score))];
      const dense = result?.standings.map((row) => ({ ...row, place: 1 + scores.indexOf(row.score) })) ?? [];
      return result && { ...result, standings: dense };
    },
  });
  expect(faultFound(outcome, fault)).toMatch('places must be numbered 1-1-3, best first');
});

test('law 10, outcome: detects standings that disagree with the scores', () => {
  const fault = mutant({ scores: (state) => state.balances.map((balance) => balance + 1) });
  expect(faultFound(outcome, fault)).toMatch('the standings must agree with the scores');
});

test('law 10, outcome: detects standings before the end that omit a seat', () => {
  const fault = mutant({ standings: (state) => pennies.standings(state).slice(state.phase.name === 'over' ? 0 : 1) });
  expect(faultFound(outcome, fault)).toMatch('the standings must list every seat once');
});

test('law 10, outcome: detects a result that differs from the standings', () => {
  const fault = mutant({
    result: (state) => {
      const result = pennies.result(state);
      const level = result?.standings.map((row) => ({ ...row, wonAlready: true })) ?? [];
      return result && { ...result, standings: level };
    },
  });
  expect(faultFound(outcome, fault)).toMatch('the result must match the standings');
});
