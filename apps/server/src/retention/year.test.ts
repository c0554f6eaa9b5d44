import type { TableCode } from '@chinwag/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Calendar } from '../calendar/calendar.ts';
import { openLog } from '../log.ts';
import type { FullStore } from '../store/admin-store.ts';
import type { RetentionPeriods } from '../store/retention-periods.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { SimulatedTime } from '../tests/support/simulated-time.ts';
import { ANN, CODE, GATHERING } from '../tests/support/table-parts.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { RetentionJob } from './retention-job.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const OPEN = 'KKKKKKKKKK' as TableCode;
const KEEP: RetentionPeriods = { tables: 100 * DAY, games: null, sayings: 30 * DAY, marked: 28 * DAY };
const START = 1_800_000_000_000;

let directory: ReturnType<typeof temporaryDirectory>;
let store: FullStore;
let lines: string[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  directory = temporaryDirectory();
  store = await openSqliteStore(directory.path);
  lines = [];
  for (const code of [CODE, OPEN]) {
    await store.reserveTable({ ...GATHERING, code, link: code });
    const said = { from: ANN.id, name: 'Ann', as: 'player', at: START, text: 'hello' } as const;
    await store.addSayings(code, [{ said, during: null }], 200);
  }
  await store.noteSeen([CODE, OPEN], START);
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  directory.remove();
});

/** Runs a server for three hours with the one table open, starting at a time after the start. Resolves with its log. */
async function evening(after: number): Promise<readonly string[]> {
  const time = new SimulatedTime();
  time.setClock(START + after - time.date());
  vi.setSystemTime(START + after);
  const said: string[] = [];
  const log = openLog('warn', { write: (line) => void said.push((JSON.parse(line) as { readonly msg: string }).msg) });
  const calendar = await Calendar.open(store, { time, log }, store);
  const job = new RetentionJob({
    store, log, time, calendar, keep: KEEP, openTables: () => [OPEN], roundEnded: () => undefined,
    packNext: () => Promise.resolve(false),
  });
  for (let passed = 0; passed < 3 * HOUR; passed += HOUR / 4) {
    await time.pass(HOUR / 4);
    await store.newestDate();
  }
  await job.stop();
  lines.push(...said);
  return said;
}

const isThere = async (code: TableCode): Promise<boolean> => (await store.findTable(code)) !== 'gone';

describe('a server that runs three hours a week', () => {
  it('deletes everything that is due within a year, marks it four weeks before, and logs both', async () => {
    const gone: Partial<Record<'table' | 'messages', number>> = {};
    for (let week = 0; week < 52; week++) {
      await evening(week * WEEK);
      if (!(await isThere(CODE))) gone.table ??= week;
      if ((await store.loadSayings(CODE)).length === 0) gone.messages ??= week;
    }
    expect(await isThere(OPEN)).toBe(true);
    // Messages: 30 days and the next evening, then four weeks and the next evening. The table: 100 days, and the same.
    expect(gone).toEqual({ messages: 9, table: 19 });
    const marked = 'has come of age, and will be deleted unless somebody comes or it is undone';
    const deleted = 'had come of age, and is deleted';
    expect(lines).toEqual([marked, deleted, marked, deleted]);
  });

  it('does not delete a table with a later visit, and stores an unmarked table for a full period again', async () => {
    for (let week = 0; week < 16; week++) await evening(week * WEEK);
    expect(await store.undoMarks(CODE, KEEP, START + 16 * WEEK)).toBe(1);
    expect(await store.undoMarks(CODE, KEEP, START + 16 * WEEK)).toBe(0);
    for (let week = 16; week < 32; week++) await evening(week * WEEK);
    expect(await isThere(CODE)).toBe(true);
    await store.noteSeen([CODE], START + 32 * WEEK);
    for (let week = 32; week < 48; week++) await evening(week * WEEK);
    expect(await isThere(CODE)).toBe(true);
  });
});

describe('a server that was off for a year', () => {
  it('deletes nothing on its first evening, believes its clock on the third, and deletes four weeks later', async () => {
    await evening(0);
    const year = 365 * DAY;
    expect(await evening(year)).toEqual([expect.stringContaining('the clock is in doubt')]);
    expect(await evening(year + WEEK)).toEqual([expect.stringContaining('the clock is in doubt')]);
    expect((await store.loadSayings(CODE)).length).toBe(1);
    expect(await evening(year + 2 * WEEK)).toEqual([
      expect.stringContaining('in doubt'), expect.stringContaining('believed again'), expect.stringContaining('come of age'),
    ]);
    for (const weeks of [3, 4, 5]) await evening(year + weeks * WEEK);
    expect(await isThere(CODE)).toBe(true);
    expect(await store.loadSayings(CODE)).toHaveLength(1);
    for (const weeks of [6, 7]) await evening(year + weeks * WEEK);
    expect(await isThere(CODE)).toBe(false);
    expect(await isThere(OPEN)).toBe(true);
  });

  it('deletes nothing while its clock shows the same date at each start, however often it starts', async () => {
    await evening(0);
    for (let starts = 0; starts < 12; starts++) {
      expect(await evening(500 * DAY)).toEqual([expect.stringContaining('the clock is in doubt')]);
    }
    expect(await isThere(CODE)).toBe(true);
  });
});
