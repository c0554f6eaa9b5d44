import { expect, test } from 'vitest';
import { phases } from './phases.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';

test('law 8, phases: detects a phase change that the table lacks', () => {
  const fault = mutant({ phases: { ...pennies.phases, settle: ['exchange'], play: ['settle', 'over'] } });
  expect(faultFound(phases, fault)).toMatch('the phase table has no settle → over');
});

test('law 8, phases: detects a phase that the table cannot reach', () => {
  const fault = mutant({ phases: { ...pennies.phases, settle: ['exchange'] } });
  expect(faultFound(phases, fault)).toMatch('the phase over cannot be reached');
});

test('law 8, phases: detects a phase that the table lacks', () => {
  const { over: _, ...table } = pennies.phases;
  const fault = mutant({ phases: table as typeof pennies.phases });
  expect(faultFound(phases, fault)).toMatch('the phase over is not in the phase table');
});
