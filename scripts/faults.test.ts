import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plantedInTexts } from './faults/in-texts.ts';
import { FAULTS } from './faults/list.ts';
import { oneIn } from './one-in.ts';

it('five successive commits plant every fault exactly once', () => {
  const all = [7, 8, 9, 10, 11].flatMap((commit) => oneIn(5, FAULTS, commit));
  expect(new Set(all)).toEqual(new Set(FAULTS));
  expect(all).toHaveLength(FAULTS.length);
});

/* `npm run faults` tells whether the test of a mutation fails, which takes minutes. */
it.each(FAULTS)('the code a fault replaces occurs exactly once: $fault', ({ file, replaced, by }) => {
  expect(readFileSync(file, 'utf8').split(replaced)).toHaveLength(2);
  expect(by).not.toBe(replaced);
});

it.each(plantedInTexts())('a planted mistake in the app’s texts is reported: $fault', ({ whyNot }) => {
  expect(whyNot).toBeNull();
});
