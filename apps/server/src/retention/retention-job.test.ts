import type { TableCode } from '@chinwag/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Calendar } from '../calendar/calendar.ts';
import { openLog } from '../log.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { SimulatedTime } from '../tests/support/simulated-time.ts';
import { CODE, GATHERING } from '../tests/support/table-parts.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { RetentionJob } from './retention-job.ts';

const HOUR = 60 * 60_000;
const OTHER = 'KKKKKKKKKK' as TableCode;
const KEEP = { tables: 48 * HOUR, games: null, sayings: null };

let directory: ReturnType<typeof temporaryDirectory>;
let store: Store;
let time: SimulatedTime;
beforeEach(async () => {
  directory = temporaryDirectory();
  store = await openSqliteStore(directory.path);
  time = new SimulatedTime();
  time.setClock(Date.now() - time.date());
  for (const code of [CODE, OTHER]) await store.reserveTable({ ...GATHERING, code, link: code });
});
afterEach(async () => {
  await store.close();
  directory.remove();
});

/** Returns a retention job with these tables open, in simulated time that starts when the tables were opened. */
function jobWith(
  openTables: () => readonly TableCode[],
  roundEnded = (): void => undefined,
  packNext = (_now: number): Promise<boolean> => Promise.resolve(false),
): RetentionJob {
  const log = openLog('silent');
  const calendar = new Calendar(time.date(), { time, log });
  return new RetentionJob({ store, log, time, calendar, keep: KEEP, packNext, openTables, roundEnded });
}

/** Advances time hour by hour until a table is deleted. Resolves with the number of hours. */
async function hoursUntilGone(code: TableCode): Promise<number> {
  for (let hours = 0; hours < 200; hours += 1) {
    if ((await store.findTable(code)) === 'gone') return hours;
    await time.pass(HOUR);
  }
  throw new Error('the table is still there');
}

it('an open table is never deleted, and another table is deleted when it is due', async () => {
  let open = [CODE];
  const job = jobWith(() => open);
  const hours = await hoursUntilGone(OTHER);
  expect(hours).toBeGreaterThanOrEqual(48);
  for (let more = 0; more < 60; more += 1) {
    await time.pass(HOUR);
    await store.findTable(CODE);
  }
  expect(await store.findTable(CODE)).toMatchObject({ code: CODE });
  open = [];
  expect(await hoursUntilGone(CODE)).toBeGreaterThanOrEqual(45);
  await job.stop();
});

it('nothing is deleted while the clock is in doubt, and due tables are deleted once it is believed', async () => {
  let rounds = 0;
  const job = jobWith(() => [], () => {
    rounds += 1;
  });
  time.setClock(500 * 24 * HOUR);
  for (let hours = 0; hours < 23; hours += 1) {
    await time.pass(HOUR);
    expect(await store.findTable(OTHER)).toMatchObject({ code: OTHER });
  }
  expect(rounds).toBe(0);
  expect(await hoursUntilGone(OTHER)).toBeLessThan(4);
  expect(rounds).toBeGreaterThan(0);
  await job.stop();
});

it('nothing is deleted after the job has stopped', async () => {
  const job = jobWith(() => []);
  await job.stop();
  await time.pass(100 * HOUR);
  expect(await store.findTable(OTHER)).toMatchObject({ code: OTHER });
});

it('games are packed one after another when nothing else is due, but not while the clock is in doubt', async () => {
  const packed: number[] = [];
  let due = 0;
  const job = jobWith(() => [], undefined, async (now) => {
    if (due === 0) return false;
    due -= 1;
    packed.push(now);
    return true;
  });
  await time.pass(HOUR);
  due = 3;
  await time.pass(HOUR / 2);
  expect(packed).toHaveLength(3);
  time.setClock(500 * 24 * HOUR);
  await time.pass(HOUR);
  due = 1;
  await time.pass(HOUR);
  expect(packed).toHaveLength(3);
  await job.stop();
});
