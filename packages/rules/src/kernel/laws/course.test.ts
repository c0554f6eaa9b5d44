import { expect, test } from 'vitest';
import { course } from './course.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 14, course: detects a course that begins after the first deal', () => {
  const fault = mutant({ course: (state) => pennies.course(state).slice(1) });
  expect(faultFound(course, fault)).toMatch('the course does not begin with 0 for everybody');
});

test('law 14, course: detects a deal without a row', () => {
  const fault = mutant({ course: (state) => pennies.course(state).toSpliced(1, 1) });
  expect(faultFound(course, fault)).toMatch('the course does not have one row for each deal');
});

test('law 14, course: detects a course that does not end with the scores', () => {
  const fault = mutant({ scores: (state) => state.balances.map((balance) => balance + 1) });
  expect(faultFound(course, fault)).toMatch('the course does not end with the current scores');
});
