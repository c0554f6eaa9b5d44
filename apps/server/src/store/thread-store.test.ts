import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import SqliteDatabase from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { nicenessOfThreads } from '../tests/support/niceness.ts';
import { successor } from '../table/record/table-record.ts';
import { type BuiltCode, built } from '../tests/support/built.ts';
import { CODE, GATHERING, decided } from '../tests/support/table-parts.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Backlog, Backlogged, StoreMeter } from './store-calls.ts';
import type { StoreKind } from './store-kinds.ts';
import { type StartStoreThread, ThreadStore } from './thread-store.ts';

let script: BuiltCode;
let directory: ReturnType<typeof temporaryDirectory>;
beforeAll(async () => {
  script = await built('store/store-thread.ts');
});
afterAll(() => script.remove());
beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(() => directory.remove());

const log = openLog('silent');
const onDisk: StartStoreThread = (workerData) => new Worker(join(script.directory, 'store-thread.js'), { workerData });

/** A worker that answers nothing until it has to close, as with a hanging disk. */
const HANGING = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (calls) => {
    const last = calls.at(-1);
    if (last.method !== 'close') return;
    parentPort.postMessage([{ id: last.id, value: undefined }]);
    parentPort.close();
  });`;

/** A worker that dies at its first message. */
const DYING = `require('node:worker_threads').parentPort.on('message', () => process.exit(1));`;

function hangingStore(backlog: Backlog): ThreadStore {
  return new ThreadStore(() => new Worker(HANGING, { eval: true }), directory.path, log, { backlog });
}

it('closing finishes all earlier calls and leaves only the database file', async () => {
  const store = new ThreadStore(onDisk, directory.path, log);
  const reserved = store.reserveTable(GATHERING);
  const closed = successor(decided(GATHERING, { watching: 'off' }));
  const saved = store.saveTable(closed);
  await store.close();
  await Promise.all([reserved, saved]);
  expect(readdirSync(directory.path)).toEqual(['chinwag.db']);
  await expect(store.loadTable(CODE)).rejects.toThrow('the store is closed');
  const again = await openSqliteStore(directory.path);
  expect(await again.loadTable(CODE)).toEqual(closed);
  await again.close();
});

it('closing moves everything into the database file, even while another client has it open', async () => {
  const store = new ThreadStore(onDisk, directory.path, log);
  await store.reserveTable(GATHERING);
  const rival = new SqliteDatabase(join(directory.path, 'chinwag.db'));
  expect(rival.prepare('select code from tables').all()).toHaveLength(1);
  await store.close();
  expect(statSync(join(directory.path, 'chinwag.db-wal')).size).toBe(0);
  rival.close();
});

it('a call is refused when too many are waiting', async () => {
  const store = hangingStore({ most: 2, timeoutMs: Infinity });
  const waiting = Promise.allSettled([store.loadTable(CODE), store.saveTable(GATHERING)]);
  await expect(store.loadTable(CODE)).rejects.toThrow('too much waits for the store');
  await store.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('a call is refused when another has waited for too long', async () => {
  const store = hangingStore({ most: 10, timeoutMs: -1 });
  const waiting = Promise.allSettled([store.saveTable(GATHERING)]);
  await expect(store.loadTable(CODE)).rejects.toThrow('the store has not answered for too long');
  await store.close();
  await waiting;
});

it('a store that cannot be opened gives the reason, and opens once it can', async () => {
  const path = join(directory.path, 'data');
  writeFileSync(path, 'not a folder');
  let folder = path;
  const store = new ThreadStore((task) => onDisk({ ...task, place: folder }), path, log);
  await expect(store.secret()).rejects.toThrow('it is no folder');
  folder = directory.path;
  expect(await store.secret()).toHaveLength(32);
  await store.close();
});

it('calls of a thread that dies are rejected, and another thread takes over', async () => {
  const threads = [() => new Worker(DYING, { eval: true }), onDisk];
  const store = new ThreadStore((task) => (threads.shift() ?? onDisk)(task), directory.path, log);
  const started = [store.saveTable(GATHERING), store.loadTable(CODE)];
  const ends = await Promise.allSettled(started);
  const ended = { status: 'rejected', reason: new Error('the thread of the store has ended') };
  expect(ends).toEqual([ended, ended]);
  expect(await store.reserveTable(GATHERING)).toBe('reserved');
  expect(threads).toEqual([]);
  await store.close();
});

/** Returns a store at a place, always on the disk, whose long reads are never answered. */
function hangingReads(place = directory.path): ThreadStore {
  const start: StartStoreThread = (task) =>
    task.does === 'everything' ? onDisk({ ...task, place: directory.path }) : new Worker(HANGING, { eval: true });
  return new ThreadStore(start, place, log);
}

it('writes continue during a search for the tables that name a person', async () => {
  const store = hangingReads();
  const looked = Promise.allSettled([store.tablesNaming(GATHERING.host.id)]);
  expect(await store.reserveTable(GATHERING)).toBe('reserved');
  expect(await store.loadTable(CODE)).toEqual(GATHERING);
  await store.close();
  expect((await looked).map(({ status }) => status)).toEqual(['rejected']);
});

it.each([
  ['folder', () => directory.path], ['database', () => 'postgres://chinwag@localhost/chinwag'],
])('writes continue while the final record of a game in a %s is built', async (_, place) => {
  const store = hangingReads(place());
  const ending = { last: null, result: null, endedAt: 0, holders: null, spectators: [] };
  const made = Promise.allSettled([store.finalRecord('game-1', ending)]);
  expect(await store.reserveTable(GATHERING)).toBe('reserved');
  await store.close();
  expect((await made).map(({ status }) => status)).toEqual(['rejected']);
});

it('a table that names a person is found as soon as it is written', async () => {
  const store = new ThreadStore(onDisk, directory.path, log);
  await store.reserveTable(GATHERING);
  expect(await store.tablesNaming(GATHERING.host.id)).toEqual([CODE]);
  await store.close();
  expect(readdirSync(directory.path)).toEqual(['chinwag.db']);
});

it('the meter gets the number of waiting calls, the duration of each, and the size of each answer batch', async () => {
  const backlogs: (() => Backlogged)[] = [];
  const took: (readonly [StoreKind, number])[] = [];
  const answered: number[] = [];
  const waiting = (): number => backlogs.reduce((sum, backlog) => sum + backlog().calls, 0);
  const meter: StoreMeter = {
    watch: (backlog) => void backlogs.push(backlog),
    took: (kind, ms) => void took.push([kind, ms]),
    failed: () => expect.unreachable('nothing fails'),
    answered: (calls) => void answered.push(calls),
  };
  const store = new ThreadStore(onDisk, directory.path, log, { meter });
  const saved = [1, 2, 3].map((version) => store.addSayings(CODE, [], version));
  expect(waiting()).toBe(3);
  await Promise.all(saved);
  const [longest] = took.map(([, ms]) => ms).toSorted((one, other) => other - one);
  expect(took.map(([kind]) => kind)).toEqual(['chat', 'chat', 'chat']);
  expect(longest).toBeGreaterThan(0);
  await store.close();
  expect(waiting()).toBe(0);
  expect(answered.reduce((all, calls) => all + calls)).toBe(saved.length + 1);
});

it.skipIf(process.platform !== 'linux')('only long searches run at lower priority', async () => {
  const store = new ThreadStore(onDisk, directory.path, log);
  const before = new Set(nicenessOfThreads());
  await store.reserveTable(GATHERING);
  expect(new Set(nicenessOfThreads())).toEqual(before);
  await store.tablesNaming(GATHERING.host.id);
  expect(nicenessOfThreads().filter((niceness) => !before.has(niceness))).toEqual([getPriority() + 5]);
  await store.close();
});
