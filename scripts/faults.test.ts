import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plantedInTexts } from './faults/in-texts.ts';
import { FAULTS } from './faults/list.ts';
import { oneIn } from './one-in.ts';

it('every fault is made with one of five commits', () => {
  const all = [7, 8, 9, 10, 11].flatMap((commit) => oneIn(5, FAULTS, commit));
  expect(new Set(all)).toEqual(new Set(FAULTS));
  expect(all).toHaveLength(FAULTS.length);
});

/* `npm run faults` tells whether the test of a mutation fails, which takes minutes. */
it.each(FAULTS)('a fault is made in code that stands once: $fault', ({ file, replaced, by }) => {
  expect(readFileSync(file, 'utf8').split(replaced)).toHaveLength(2);
  expect(by).not.toBe(replaced);
});

it.each(plantedInTexts())('a mistake in what the app says is complained about: $fault', ({ whyNot }) => {
  expect(whyNot).toBeNull();
});
