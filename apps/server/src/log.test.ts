import { expect, it } from 'vitest';
import { openLog } from './log.ts';
import { SimulatedTime } from './tests/support/simulated-time.ts';

/** Returns a log and its lines, without their dates and stack traces. */
function lines(level = 'warn') {
  const written: string[] = [];
  const time = new SimulatedTime();
  const log = openLog(level, { write: (line: string) => void written.push(line) }, time);
  const logged = (): readonly object[] => written.map((line) => ({ ...(JSON.parse(line) as object), time: undefined }));
  return { log, time, logged };
}

it('a disk failure at a thousand tables logs one line at once, and one with the count after a minute', async () => {
  const { log, time, logged } = lines();
  const full = (): Error => new Error('the disk is full');
  const began = new Date(time.date()).toISOString();
  for (let table = 0; table < 1000; table++) log.error({ table: `T${table}`, err: full() }, 'could not be written down');
  expect(logged()).toMatchObject([{ table: 'T0', err: { message: 'the disk is full' }, msg: 'could not be written down' }]);
  await time.pass(30_000);
  const ended = new Date(time.date()).toISOString();
  log.error({ table: 'T1000', err: full() }, 'could not be written down');
  await time.pass(30_000);
  expect(logged()).toHaveLength(2);
  expect(logged()[1]).toMatchObject({ table: 'T1000', times: 1000, first: began, last: ended });
});

it('lines that differ are all logged', () => {
  const { log, logged } = lines();
  log.warn('the store is away');
  log.warn({ game: 'chinkway' }, 'a bot chose nothing');
  log.warn({ game: 'chanoyu' }, 'a bot chose nothing');
  log.error({ err: new Error('one') }, 'a room failed');
  log.error({ err: new Error('other') }, 'a room failed');
  expect(logged()).toHaveLength(5);
});

it('settling the log writes the pending counts', () => {
  const { log, logged } = lines();
  for (let times = 0; times < 5; times++) log.warn('the store is away');
  log.settle();
  log.settle();
  expect(logged()).toMatchObject([{ msg: 'the store is away' }, { msg: 'the store is away', times: 4 }]);
});

it('errors from one place with different codes are logged separately', () => {
  const { log, logged } = lines();
  const refused = (code: string): Error => Object.assign(new Error('no'), { code });
  for (const code of ['SQLITE_FULL', 'SQLITE_BUSY', 'SQLITE_FULL']) log.error({ err: refused(code) }, 'could not be written down');
  expect(logged()).toMatchObject([{ err: { code: 'SQLITE_FULL' } }, { err: { code: 'SQLITE_BUSY' } }]);
});

it('a change of state is logged each time, at once', () => {
  const { log, logged } = lines();
  for (let times = 0; times < 3; times++) {
    log.event('error', {}, 'the store does not answer');
    log.event('warn', {}, 'the store can be written into again');
  }
  log.event('info', {}, 'the server is open');
  expect(logged().map((line) => 'msg' in line && line.msg)).toEqual(
    Array.from({ length: 3 }, () => ['the store does not answer', 'the store can be written into again']).flat(),
  );
  expect(logged().some((line) => 'times' in line)).toBe(false);
});

it('lines below the warning level are logged each time', () => {
  const { log, logged } = lines('info');
  for (let table = 0; table < 3; table++) log.info({ table: `T${table}` }, 'a game begins');
  expect(logged()).toMatchObject([{ table: 'T0' }, { table: 'T1' }, { table: 'T2' }]);
});
