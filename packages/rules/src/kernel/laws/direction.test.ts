import { expect, test } from 'vitest';
import { direction } from './direction.ts';
import { faultFound, mutant } from './toy/mutants.ts';

test('law 19, direction: detects a game played against its declared direction', () => {
  expect(faultFound(direction, mutant({}))).toBeNull();
  expect(faultFound(direction, mutant({ direction: 'anticlockwise' }))).toMatch(/the turn passes \d+ times anticlockwise/);
});
