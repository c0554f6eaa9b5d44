import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plantedInTexts } from './faults/in-texts.ts';
import { FAULTS } from './faults/list.ts';
import { sliceOf } from './faults/slice.ts';

it('every fault is made with one commit or the next', () => {
  const both = [...sliceOf(FAULTS, 7), ...sliceOf(FAULTS, 8)];
  expect(new Set(both)).toEqual(new Set(FAULTS));
  expect(both).toHaveLength(FAULTS.length);
});

/* Whether its test turns red, `npm run faults` tells, which takes minutes. */
it.each(FAULTS)('a fault is made in code that stands once: $fault', ({ file, replaced, by }) => {
  expect(readFileSync(file, 'utf8').split(replaced)).toHaveLength(2);
  expect(by).not.toBe(replaced);
});

it.each(plantedInTexts())('a mistake in what the app says is complained about: $fault', ({ whyNot }) => {
  expect(whyNot).toBeNull();
});
