import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import type { Fault, Planted } from './fault.ts';

/** Makes the mutations in their own process, because one test run cannot start another. */
const PLANT = `
  const { plantedInCode } = await import('./scripts/faults/in-code.ts');
  console.log(JSON.stringify(await plantedInCode(JSON.parse(process.argv[1]))));
  process.exitCode = 0;
`;

const NOTICED: Fault = {
  fault: 'noticed',
  file: 'packages/rules/src/kernel/cards.ts',
  replaced: "(['S', 'H', 'D', 'C'] as const).flatMap", by: "(['C', 'D', 'H', 'S'] as const).flatMap",
  tests: 'packages/rules/src/kernel/cards.test.ts',
  red: 'the French pack has the order from which every stored game was dealt',
};

function planted(...faults: readonly Fault[]): readonly string[] {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', PLANT, JSON.stringify(faults)];
  const said = execFileSync(process.execPath, args, { encoding: 'utf8' });
  return (JSON.parse(said.trim().split('\n').at(-1) ?? '') as readonly Planted[]).map(({ fault, whyNot }) => `${fault}: ${whyNot}`);
}

it('a fault counts as noticed only if its test passes without it and fails with it, regardless of earlier faults', () => {
  expect(planted(
    NOTICED,
    { ...NOTICED, fault: 'harmless', by: "(['S', 'H', 'D', 'C']).flatMap" },
    { ...NOTICED, fault: 'elsewhere', file: 'packages/rules/src/kernel/shuffle.ts', replaced: 'value >= fair', by: 'value > fair' },
    { ...NOTICED, fault: 'for no test', red: 'a French pack' },
    { ...NOTICED, fault: 'in no text', replaced: 'a text that is not there' },
    { ...NOTICED, fault: 'in no code', by: '((' },
    { ...NOTICED, fault: 'noticed again' },
  )).toEqual([
    'noticed: null',
    `harmless: the test stays green: ${NOTICED.red}`,
    `elsewhere: the test stays green: ${NOTICED.red}`,
    `for no test: there is no such test in ${NOTICED.tests}: a French pack`,
    `in no text: this stands in ${NOTICED.file} no more, or more than once: a text that is not there`,
    `in no code: the test cannot be loaded with the fault: ${NOTICED.red}`,
    'noticed again: null',
  ]);
});
