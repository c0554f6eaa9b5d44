import { expect, it } from 'vitest';
import { openLog } from './log.ts';
import { SimulatedTime } from './tests/support/simulated-time.ts';

/** The lines of a log, without when they were written and where errors were made. */
function lines(level = 'warn') {
  const written: string[] = [];
  const time = new SimulatedTime();
  const log = openLog(level, { write: (line: string) => void written.push(line) }, time);
  return { log, time, logged: () => written.map((line) => ({ ...(JSON.parse(line) as object), time: undefined })) };
}

it('a disk that fails a thousand tables is a line at once, and one for all others after a minute', async () => {
  const { log, time, logged } = lines();
  const full = (): Error => new Error('the disk is full');
  for (let table = 0; table < 1000; table++) log.error({ table: `T${table}`, err: full() }, 'could not be written down');
  expect(logged()).toMatchObject([{ table: 'T0', err: { message: 'the disk is full' }, msg: 'could not be written down' }]);
  await time.pass(60_000);
  expect(logged()).toHaveLength(2);
  expect(logged()[1]).toMatchObject({ table: 'T999', times: 999 });
});

it('what is not the same is written each time', () => {
  const { log, logged } = lines();
  log.warn('Redis is away');
  log.warn({ game: 'chinkway' }, 'a bot chose nothing');
  log.warn({ game: 'chanoyu' }, 'a bot chose nothing');
  log.error({ err: new Error('one') }, 'a room failed');
  log.error({ err: new Error('other') }, 'a room failed');
  expect(logged()).toHaveLength(5);
});

it('what has been counted is written when the log is settled', () => {
  const { log, logged } = lines();
  for (let times = 0; times < 5; times++) log.warn('Redis is away');
  log.settle();
  log.settle();
  expect(logged()).toMatchObject([{ msg: 'Redis is away' }, { msg: 'Redis is away', times: 4 }]);
});

it('what is no warning is written each time', () => {
  const { log, logged } = lines('info');
  for (let table = 0; table < 3; table++) log.info({ table: `T${table}` }, 'a game begins');
  expect(logged()).toMatchObject([{ table: 'T0' }, { table: 'T1' }, { table: 'T2' }]);
});
