import { expect, it } from 'vitest';
import { CountedLines } from './counted-lines.ts';
import { frameworkLog, writeFrameworkLine } from './framework-log.ts';
import { openLog } from './log.ts';
import { SimulatedTime } from './tests/support/simulated-time.ts';

it('what the framework says is not in the log, and that it said something is', () => {
  const written: string[] = [];
  const log = openLog('warn', { write: (line: string) => void written.push(line) });
  const lines = new CountedLines(writeFrameworkLine(log), new SimulatedTime());
  for (let times = 0; times < 100; times++) frameworkLog(lines).error('AH KC', new Error('7D'));
  lines.stop();
  expect(written.map((line) => (JSON.parse(line) as { readonly times: number }).times)).toEqual([1, 99]);
  expect(written.join('')).not.toMatch(/AH|7D/);
});
