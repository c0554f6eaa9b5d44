import { expect, test } from 'vitest';
import { outcome } from './outcome.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 10, outcome: no seat to act before there is a result turns it red', () => {
  const fault = mutant({ actors: (state) => (state.pot > 4 ? [] : pennies.actors(state)) });
  expect(faultFound(outcome, fault)).toMatch('a seat must act exactly as long as there is no result');
});

test('law 10, outcome: a seat to act after the result turns it red', () => {
  const fault = mutant({ actors: (state) => (state.phase.name === 'over' ? [0] : pennies.actors(state)) });
  expect(faultFound(outcome, fault)).toMatch('a seat must act exactly as long as there is no result');
});

test('law 10, outcome: a result in another phase than `over` turns it red', () => {
  const fault = mutant({
    result: (state) => pennies.result(state.shuffles > 1 ? { ...state, phase: { name: 'over' } } : state),
  });
  expect(faultFound(outcome, fault)).toMatch('there must be a result exactly when the phase is `over`');
});

test('law 10, outcome: a result that leaves a seat out turns it red', () => {
  const fault = mutant({
    result: (state) => {
      const result = pennies.result(state);
      return result && { ...result, standings: result.standings.slice(1) };
    },
  });
  expect(faultFound(outcome, fault)).toMatch('the standings must list every seat once');
});

test('law 10, outcome: places that go 1-1-2 turn it red', () => {
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

test('law 10, outcome: standings whose scores are not the scores turn it red', () => {
  const fault = mutant({ scores: (state) => state.balances.map((balance) => balance + 1) });
  expect(faultFound(outcome, fault)).toMatch('the standings must agree with the scores');
});

test('law 10, outcome: places before the end that leave a seat out turn it red', () => {
  const fault = mutant({ standings: (state) => pennies.standings(state).slice(state.phase.name === 'over' ? 0 : 1) });
  expect(faultFound(outcome, fault)).toMatch('the standings must list every seat once');
});

test('law 10, outcome: a result other than how the game stands turns it red', () => {
  const fault = mutant({
    result: (state) => {
      const result = pennies.result(state);
      const level = result?.standings.map((row) => ({ ...row, wonAlready: true })) ?? [];
      return result && { ...result, standings: level };
    },
  });
  expect(faultFound(outcome, fault)).toMatch('the result must match the standings');
});
