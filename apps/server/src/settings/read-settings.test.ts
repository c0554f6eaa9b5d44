import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, DEFAULT_PACE, limitsOf, paceOf } from '../config.ts';
import { oneOf } from './readers.ts';
import { readSettings, readTable, usualSettings } from './read-settings.ts';
import { optionalSetting } from './setting.ts';

const read = (set: Record<string, string>) => {
  const read = readSettings(set);
  return read.ok ? read.settings : read.sentences;
};

it('unset variables get their defaults', () => {
  expect(read({ HOME: '/root' })).toEqual(usualSettings());
  expect(usualSettings()).toMatchObject({ PORT: 2567, DATA_DIR: 'data', LOG_LEVEL: 'info', PROXIES: 0, TIME_SCALE: 1 });
});

it('set variables are parsed to their types', () => {
  const set = { PORT: '0', DATA_DIR: '/var/chinwag', LOG_LEVEL: 'silent', PROXIES: '2', BOT_MOVE_MS: '15', TIME_SCALE: '12.5' };
  expect(read(set)).toMatchObject({ ...set, PORT: 0, PROXIES: 2, BOT_MOVE_MS: 15, TIME_SCALE: 12.5 });
});

describe('limits and pace', () => {
  it('have their defaults when nothing is set', () => {
    expect(DEFAULT_LIMITS.writes.perGuest).toEqual({ atOnce: 30, every: 500 });
    expect(DEFAULT_LIMITS.arrivals.tables).toEqual({ atOnce: 60, every: 60_000 });
    expect(DEFAULT_PACE).toMatchObject({ botMove: 700, absence: 30_000, idleTable: 300_000 });
  });

  it.each([
    ['60+20/s', { atOnce: 60, every: 50 }],
    ['1+6/min', { atOnce: 1, every: 10_000 }],
    ['30+30/h', { atOnce: 30, every: 120_000 }],
  ])('read a rate of %s as a burst and an interval in milliseconds', (rate, every) => {
    const read = readSettings({ WRITES_PER_GUEST: rate });
    expect(read.ok && limitsOf(read.settings).writes.perGuest).toEqual(every);
  });

  it('can be set, with times in seconds', () => {
    const read = readSettings({ WATCHERS: '3', ABSENCE_SECONDS: '90' });
    expect(read.ok && limitsOf(read.settings)).toEqual({ ...DEFAULT_LIMITS, spectators: 3 });
    expect(read.ok && paceOf(read.settings)).toEqual({ ...DEFAULT_PACE, absence: 90_000 });
  });
});

it.each([
  ['PORT', 'http', 'a whole number from 0 to 65535'],
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['PORT', '', 'a whole number from 0 to 65535'],
  ['PORT', '25.5', 'a whole number from 0 to 65535'],
  ['LISTEN_HOST', 'localhost', 'an address of this machine, like 127.0.0.1'],
  ['DATA_DIR', '', 'the name of a directory'],
  ['LOG_LEVEL', 'loud', 'one of trace, debug, info, warn, error, fatal, silent'],
  ['PROXIES', '-1', 'a whole number from 0 to 100'],
  ['BOT_MOVE_MS', 'slow', 'a whole number of milliseconds, 60000 at most'],
  ['ABSENCE_SECONDS', '0', 'a whole number of seconds from 1 to 86400'],
  ['TIME_SCALE', '0', 'a number from 0.001 to 100000'],
  ['TIME_SCALE', 'Infinity', 'a number from 0.001 to 100000'],
  ...['60', '60+20', '0+20/s', '60+0/s', '60+20/day', '60+20/s '].map((rate) => [
    'WRITES_PER_GUEST',
    rate,
    'how many at once and how many more in a second, minute or hour, like 60+20/s, 60+6/min or 60+30/h',
  ]),
])('%s refuses %j with a sentence that says what is allowed', (name, value, must) => {
  expect(read({ [name]: value })).toEqual([`${name} is "${value}", but must be ${must}.`]);
});

it('a Redis setting of an earlier version is refused with a sentence that says what to do instead', () => {
  const sentence =
    'REDIS_URL is set, but Redis is no longer used: servers that share the database of DATABASE_URL find one another by that. ' +
    'Stop all servers of the earlier version, and start this one without REDIS_URL.';
  expect(read({ REDIS_URL: 'redis://:secret@127.0.0.1:6379' })).toEqual([sentence]);
  expect(read({ REDIS_URL: '', PORT: 'x' })).toEqual([sentence, expect.stringContaining('PORT is "x"')]);
});

it('METRICS_PORT must differ from PORT, unless both are 0', () => {
  expect(read({ METRICS_PORT: '2567' })).toEqual(['METRICS_PORT is 2567, but must be another than PORT.']);
  expect(read({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ PORT: 0, METRICS_PORT: 0 });
});

const NO_DATABASE = ['mysql://localhost/club', 'localhost/club'];
it.each(NO_DATABASE)('DATABASE_URL refuses %j without showing the value', (set) => {
  expect(read({ DATABASE_URL: set })).toEqual([
    'DATABASE_URL is something else (not shown, as it may hold a password), but must be the address of a PostgreSQL database, ' +
      'like postgres://user:password@machine:5432/database.',
  ]);
});

it('each invalid variable gets its own sentence', () => {
  expect(read({ PORT: 'x', TIME_SCALE: 'y' })).toHaveLength(2);
});

describe('an optional setting', () => {
  const table = { LINK: optionalSetting({ what: 'a link', reader: oneOf(['here']), secret: true }) };

  it('is null when it is not set', () => {
    expect(readTable(table, {})).toEqual({ ok: true, settings: { LINK: null } });
    expect(readTable(table, { LINK: 'here' })).toEqual({ ok: true, settings: { LINK: 'here' } });
  });

  it('is not shown in the error if it can contain a password', () => {
    const sentences = ['LINK is something else (not shown, as it may hold a password), but must be one of here.'];
    expect(readTable(table, { LINK: 'ann:open-sesame@there' })).toEqual({ ok: false, sentences });
  });
});
