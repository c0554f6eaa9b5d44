import { expect, test } from 'vitest';
import { type Stage, settling, staged } from './stages.ts';

interface Counting {
  readonly count: number;
  readonly phase: { readonly name: string };
}

const evolve = ({ count }: Counting, added: number): Counting => {
  const now = count + added;
  return { count: now, phase: { name: now < 10 ? 'settle' : 'play' } };
};
const begun: Counting = { count: 1, phase: { name: 'settle' } };
const double: Stage<Counting, number> = ({ count }) => [count];
const nothing: Stage<Counting, number> = () => [];

test('each stage is told what the ones before it have made of the state', () => {
  expect(staged(begun, [double, double, double], evolve)).toEqual([1, 2, 4]);
});

test('a stage may bring several events, or none', () => {
  const twice: Stage<Counting, number> = ({ count }) => [count, count];
  expect(staged(begun, [nothing, twice, nothing, double], evolve)).toEqual([1, 1, 3]);
});

test('what waits until nobody is awaited does not come once somebody is', () => {
  const stages = [double, double, double, double, double, double].map(settling);
  expect(staged(begun, stages, evolve)).toEqual([1, 2, 4, 8]);
  expect(staged({ count: 1, phase: { name: 'play' } }, stages, evolve)).toEqual([]);
});
