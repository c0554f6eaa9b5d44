import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const told = (set: Record<string, string>) => {
  const read = readEnvironment(set);
  return read.ok ? read.environment : read.sentences;
};

it('where nothing is set, everything has its default', () => {
  expect(told({ HOME: '/root' })).toEqual({
    PORT: 2567,
    DATA_DIR: 'data',
    LOG_LEVEL: 'warn',
    PROXIES: 0,
    BOT_MOVE_MS: 700,
    HASTE: 1,
  });
});

it('what is set is read as what it is', () => {
  const set = { PORT: '0', DATA_DIR: '/var/chinwag', LOG_LEVEL: 'silent', PROXIES: '2', BOT_MOVE_MS: '15', HASTE: '12.5' };
  expect(told(set)).toEqual({ ...set, PORT: 0, PROXIES: 2, BOT_MOVE_MS: 15, HASTE: 12.5 });
});

it.each([
  ['PORT', 'http', 'a whole number from 0 to 65535'],
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['PORT', '', 'a whole number from 0 to 65535'],
  ['PORT', '25.5', 'a whole number from 0 to 65535'],
  ['DATA_DIR', '', 'the name of a directory'],
  ['LOG_LEVEL', 'loud', 'one of trace, debug, info, warn, error, fatal, silent'],
  ['PROXIES', '-1', 'a whole number from 0 to 100'],
  ['BOT_MOVE_MS', 'slow', 'a whole number of milliseconds, 60000 at most'],
  ['HASTE', '0', 'a number from 0.001 to 100000'],
  ['HASTE', 'Infinity', 'a number from 0.001 to 100000'],
])('%s cannot be %j, and a sentence says what it must be', (name, value, must) => {
  expect(told({ [name]: value })).toEqual([`${name} is "${value}", but must be ${must}.`]);
});

it('each variable that cannot be has its sentence', () => {
  expect(told({ PORT: 'x', HASTE: 'y' })).toHaveLength(2);
});
