import { expect, test } from 'vitest';
import { isSeen } from '../cards.ts';
import { forAbsent } from './for-absent.ts';
import { faultFound, mutant } from './toy/mutants.ts';

test('law 16, for the absent: an answer for somebody who is not asked turns it red', () => {
  const fault = mutant({ forAbsent: () => ({ type: 'keep' }) });
  expect(faultFound(forAbsent, fault)).toMatch('what is answered for somebody away is refused');
});

test('law 16, for the absent: an answer that follows from a hidden card turns it red', () => {
  const fault = mutant({
    forAbsent: ({ phase, stock }, seat) =>
      phase.name === 'exchange' && phase.waiting.includes(seat) && stock.some(isSeen) ? { type: 'keep' } : null,
  });
  expect(faultFound(forAbsent, fault)).toMatch('a seat cannot tell what is answered for it');
});
