import { expect, test } from 'vitest';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';
import { whyNone } from './why-none.ts';

test('law 15, why none: detects a reason against a possible move', () => {
  const fault = mutant({ whyNone: () => ({ rule: 'PN2', code: 'wrong-moment' }) });
  expect(faultFound(whyNone, fault)).toMatch('a kind of move must be possible exactly when no reason is given');
});

test('law 15, why none: detects a missing reason against an impossible move', () => {
  const fault = mutant({ whyNone: (state, seat, type) => (type === 'play' ? null : pennies.whyNone(state, seat, type)) });
  expect(faultFound(whyNone, fault)).toMatch('a kind of move must be possible exactly when no reason is given');
});

test('law 15, why none: detects a reason that the game does not list', () => {
  const fault = mutant({
    whyNone: (state, seat, type) => {
      const why = pennies.whyNone(state, seat, type);
      return why && { ...why, code: 'because' };
    },
  });
  expect(faultFound(whyNone, fault)).toMatch('a refusal is not listed: because');
});

test('law 15, why none: detects a reason with other arguments than listed', () => {
  const fault = mutant({
    whyNone: (state, seat, type) => {
      const why = pennies.whyNone(state, seat, type);
      return why && { ...why, values: { suit: 'H' } };
    },
  });
  expect(faultFound(whyNone, fault)).toMatch('a refusal has other arguments than the list');
});
