import { expect, test } from 'vitest';
import { course } from './course.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 14, course: one that begins after the first deal turns it red', () => {
  const fault = mutant({ course: (state) => pennies.course(state).slice(1) });
  expect(faultFound(course, fault)).toMatch('the course does not begin with 0 for everybody');
});

test('law 14, course: a deal without a row turns it red', () => {
  const fault = mutant({ course: (state) => pennies.course(state).toSpliced(1, 1) });
  expect(faultFound(course, fault)).toMatch('the course does not have one row for each deal');
});

test('law 14, course: one that ends elsewhere than the scores turns it red', () => {
  const fault = mutant({ scores: (state) => state.balances.map((balance) => balance + 1) });
  expect(faultFound(course, fault)).toMatch('the course does not end with the current scores');
});
