import { expect, test } from 'vitest';
import { phases } from './phases.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 8, phases: a change of phase that the table lacks turns it red', () => {
  const fault = mutant({ phases: { ...pennies.phases, settle: ['exchange'], play: ['settle', 'over'] } });
  expect(faultFound(phases, fault)).toMatch('the phase table has no settle → over');
});

test('law 8, phases: a phase that cannot be reached in the table turns it red', () => {
  const fault = mutant({ phases: { ...pennies.phases, settle: ['exchange'] } });
  expect(faultFound(phases, fault)).toMatch('the phase over cannot be reached');
});

test('law 8, phases: a phase that the table does not know turns it red', () => {
  const { over: _, ...table } = pennies.phases;
  const fault = mutant({ phases: table as typeof pennies.phases });
  expect(faultFound(phases, fault)).toMatch('the phase over is not in the phase table');
});
