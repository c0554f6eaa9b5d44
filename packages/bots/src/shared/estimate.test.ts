import { expect, it } from 'vitest';
import { giveOrTake, uniformFrom } from './estimate.ts';

const DRAWS = 10_000;

it('giveOrTake errs equally up and down, at most by the error, and at times by nearly all of it', () => {
  const estimate = giveOrTake(3, uniformFrom('5eed'.padEnd(64, '0')));
  const errors = Array.from({ length: DRAWS }, () => estimate(10) - 10);
  expect(Math.max(...errors)).toBeLessThanOrEqual(3);
  expect(Math.max(...errors)).toBeGreaterThan(2.95);
  expect(Math.min(...errors)).toBeGreaterThanOrEqual(-3);
  expect(Math.min(...errors)).toBeLessThan(-2.95);
  // Four standard errors of the mean are 0.07.
  expect(Math.abs(errors.reduce((sum, error) => sum + error, 0) / DRAWS)).toBeLessThan(0.07);
});
