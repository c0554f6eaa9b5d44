import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runStep } from './running.ts';

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => vi.restoreAllMocks());

const node = (script: string) => [process.execPath, '-e', script] as const;

it.each(['politely', 'first'] as const)('a step run %s prints its whole output once it has ended', async (manner) => {
  const says = 'console.log("one"); setTimeout(() => console.error("two"), 20)';
  const other = 'console.log("three")';
  const [good, bad] = await Promise.all([
    runStep({ name: 'types', command: node(says) }, manner),
    runStep({ name: 'lint', command: node(`${other}; process.exitCode = 2`) }, manner),
  ]);
  expect([good, bad]).toEqual([true, false]);
  expect(printed.toSorted()).toEqual([
    expect.stringMatching(/^\n── lint\nthree\n── lint: FAILED in \d+\.\d s$/),
    expect.stringMatching(/^\n── types\none\ntwo\n── types: good in \d+\.\d s$/),
  ]);
});

it('a step with a missing program fails and reports it', async () => {
  expect(await runStep({ name: 'types', command: ['no-such-program'] }, 'first')).toBe(false);
  expect(printed.join()).toMatch(/no-such-program cannot be run: .*ENOENT/);
});

it('a step ended by a signal fails', async () => {
  expect(await runStep({ name: 'types', command: node('process.kill(process.pid, "SIGKILL")') }, 'first')).toBe(false);
});

it.skipIf(!existsSync('/proc/self/autogroup'))('a step run politely has lower priority where sessions have one', async () => {
  const untilWeighed = `
    const { readFileSync } = require('node:fs');
    while (!readFileSync('/proc/self/autogroup', 'utf8').endsWith('nice 5\\n'));
  `;
  expect(await runStep({ name: 'faults', command: node(untilWeighed) }, 'politely')).toBe(true);
});
