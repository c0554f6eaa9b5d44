import { expect, it } from 'vitest';
import { gridValues, spread } from './chartScale.ts';

it('draws grid lines up from zero', () => {
  expect(gridValues(0, 55)).toEqual([0, 20, 40, 60]);
  expect(gridValues(0, 0)).toEqual([0, 5]);
});

it('draws grid lines below zero if a player has a negative score', () => {
  expect(gridValues(-11, 6)).toEqual([-15, -10, -5, 0, 5, 10]);
  expect(gridValues(-130, 90)).toEqual([-150, -100, -50, 0, 50, 100]);
});

it('keeps names apart that would overlap', () => {
  expect(spread([10, 12, 60], 15, 100)).toEqual([10, 25, 60]);
});

it('moves names up that would be below the chart', () => {
  expect(spread([10, 95, 100], 15, 100)).toEqual([10, 85, 100]);
  expect(spread([100, 100, 100], 15, 100)).toEqual([70, 85, 100]);
});
