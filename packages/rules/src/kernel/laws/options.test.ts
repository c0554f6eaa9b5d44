import { expect, test } from 'vitest';
import { amount, choice } from '../options.ts';
import { optionSets } from './option-sets.ts';
import { options } from './options.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 11, options: detects an option that cites no rule', () => {
  const fault = mutant({ options: { deals: amount('length', [1], { least: 1, most: 9 }) } });
  expect(faultFound(options, fault)).toMatch('the option deals cites no rule: length');
});

test('law 11, options: detects a listed value outside its range', () => {
  const fault = mutant({ options: { deals: amount('PN5', [1, 10], { least: 1, most: 9 }) } });
  expect(faultFound(options, fault)).toMatch('the option deals is parsed as a different value');
});

test('law 11, options: detects a game that ignores the chosen options', () => {
  const fault = mutant({ begin: (setup) => pennies.begin({ ...setup, options: { deals: 2 } }) });
  expect(faultFound(options, fault)).toMatch('the game does not use the chosen options');
});

test('law 11, options: detects an offered value with which no game begins', () => {
  const fault = mutant({ options: { deals: choice('PN5', [1, 50]) } });
  expect(faultFound(options, fault)).toMatch('cannot be played with the options {"deals":50}');
});

test('optionSets contains each value at least once, and both ends of a range', () => {
  const list = { deals: amount('PN5', [4, 2], { least: 1, most: 9 }), turns: choice('PN4', ['left', 'right']) };
  const sets = optionSets(list) as readonly { readonly deals: number; readonly turns: string }[];
  expect(sets.map(({ deals }) => deals)).toEqual([4, 2, 1, 9]);
  expect(sets.map(({ turns }) => turns)).toEqual(['left', 'right', 'right', 'left']);
});
