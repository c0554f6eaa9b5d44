import { expect, test } from 'vitest';
import { setup } from './setup.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';
import { opening, start } from './toy/rules.ts';

test('law 12, setup: detects a begin that checks nothing', () => {
  const fault = mutant({
    begin: (wanted) => {
      const state = start(wanted);
      return { state, events: opening(state) };
    },
  });
  expect(faultFound(setup, fault)).toMatch(/impossible setup(:| is not refused)/);
});

test('law 12, setup: detects a begin that accepts an owner in no seat', () => {
  const fault = mutant({ begin: (wanted) => pennies.begin({ ...wanted, owner: null }) });
  expect(faultFound(setup, fault)).toMatch('"owner":-1');
});

test('law 12, setup: detects a refusal that throws another error', () => {
  const fault = mutant({
    begin: (wanted) => {
      if (wanted.seats > pennies.seats.max) throw new TypeError('too many');
      return pennies.begin(wanted);
    },
  });
  expect(faultFound(setup, fault)).toMatch('is not refused with a message');
});
