import { expect, it } from 'vitest';
import { frameworkLog } from './colyseus-log.ts';
import { openLog } from './log.ts';

it('the log leaves out Colyseus error messages, and records only where and how often they occur', () => {
  const written: string[] = [];
  const log = openLog('warn', { write: (line: string) => void written.push(line) });
  const framework = frameworkLog(log);
  const debugAndPrintError = (said: unknown): void => framework.error(said);
  for (let times = 0; times < 100; times++) readCards(debugAndPrintError);
  log.settle();
  const place = expect.stringMatching(/^readCards colyseus-log\.test\.ts:\d+$/);
  const logged = written.map((line) => JSON.parse(line) as object);
  expect(logged).toMatchObject([{ msg: 'the framework complained', place }, { place, times: 99 }]);
  expect(written.join('')).not.toMatch(/AH|7D/);
});

/** A function that reports an error, with cards in its message, to Colyseus's logger. */
function readCards(complain: (said: unknown) => void): void {
  complain(new Error('AH KC 7D'));
}
