import { expect, test } from 'vitest';
import { type AutomaticStep, runAutomaticSteps, whenIdle } from './automatic-steps.ts';

interface Counting {
  readonly count: number;
  readonly phase: { readonly name: string };
}

const evolve = ({ count }: Counting, added: number): Counting => {
  const now = count + added;
  return { count: now, phase: { name: now < 10 ? 'settle' : 'play' } };
};
const start: Counting = { count: 1, phase: { name: 'settle' } };
const double: AutomaticStep<Counting, number> = ({ count }) => [count];
const nothing: AutomaticStep<Counting, number> = () => [];

test('each step receives the state that the previous steps have made', () => {
  expect(runAutomaticSteps(start, [double, double, double], evolve)).toEqual([1, 2, 4]);
});

test('a step can return several events, or none', () => {
  const twice: AutomaticStep<Counting, number> = ({ count }) => [count, count];
  expect(runAutomaticSteps(start, [nothing, twice, nothing, double], evolve)).toEqual([1, 1, 3]);
});

test('a whenIdle step does not run while a decision is pending', () => {
  const steps = [double, double, double, double, double, double].map(whenIdle);
  expect(runAutomaticSteps(start, steps, evolve)).toEqual([1, 2, 4, 8]);
  expect(runAutomaticSteps({ count: 1, phase: { name: 'play' } }, steps, evolve)).toEqual([]);
});
