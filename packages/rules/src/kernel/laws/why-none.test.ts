import { expect, test } from 'vitest';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';
import { whyNone } from './why-none.ts';

test('law 15, why none: a reason against a move that is possible turns it red', () => {
  const fault = mutant({ whyNone: () => ({ rule: 'PN2', code: 'wrong-moment' }) });
  expect(faultFound(whyNone, fault)).toMatch('a kind of move must be possible exactly when no reason is given');
});

test('law 15, why none: no reason against a move that nobody could make turns it red', () => {
  const fault = mutant({ whyNone: (state, seat, type) => (type === 'play' ? null : pennies.whyNone(state, seat, type)) });
  expect(faultFound(whyNone, fault)).toMatch('a kind of move must be possible exactly when no reason is given');
});

test('law 15, why none: a reason that the game does not list turns it red', () => {
  const fault = mutant({
    whyNone: (state, seat, type) => {
      const why = pennies.whyNone(state, seat, type);
      return why && { ...why, code: 'because' };
    },
  });
  expect(faultFound(whyNone, fault)).toMatch('a refusal is not listed: because');
});

test('law 15, why none: a reason that speaks of something else than is listed turns it red', () => {
  const fault = mutant({
    whyNone: (state, seat, type) => {
      const why = pennies.whyNone(state, seat, type);
      return why && { ...why, values: { suit: 'H' } };
    },
  });
  expect(faultFound(whyNone, fault)).toMatch('a refusal has other arguments than the list');
});
