import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE, GATHERING } from '../tests/support/table-parts.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { storedDate } from '../time.ts';
import { backUp } from './backup.ts';
import { takeFolder } from './folder.ts';
import { restore } from './restore.ts';
import { openSqliteStore } from './sqlite.ts';

const NOW = storedDate(Date.parse('2026-11-22T10:00:00Z'));
/** The table after its host took another name. */
const LATER = { ...GATHERING, version: GATHERING.version + 1, host: { ...GATHERING.host, name: 'Later' } };
const MOVED_TO = 'before-restore-2026-11-22T10-00-00-000Z';

let place: ReturnType<typeof temporaryDirectory>;
let data: string;
let copy: string;
beforeEach(async () => {
  place = temporaryDirectory();
  data = join(place.path, 'data');
  copy = join(place.path, 'copy.db');
});
afterEach(() => place.remove());

/** Opens the store, runs a task on it, and closes it. Resolves with the result. */
async function withStore<Value>(directory: string, task: (store: Awaited<ReturnType<typeof openSqliteStore>>) => Promise<Value>) {
  const store = await openSqliteStore(directory);
  try {
    return await task(store);
  } finally {
    await store.close();
  }
}

const hostIn = (directory: string) => withStore(directory, async (store) => (await store.loadTable(CODE))?.host.name);

/** Creates a store with one table, whose host has this name, and a backup of it. */
async function storeAndCopy(name: string): Promise<void> {
  await withStore(data, (store) => store.reserveTable({ ...GATHERING, host: { ...GATHERING.host, name } }));
  expect(backUp(data, copy).ok).toBe(true);
}

describe('a backup of a store', () => {
  it('contains everything written before it, while the store stays open and keeps working', async () => {
    await withStore(data, async (store) => {
      await store.reserveTable(GATHERING);
      expect(backUp(data, copy)).toEqual({ ok: true, tables: 1, games: 0 });
      await store.saveTable(LATER);
    });
    const elsewhere = join(place.path, 'elsewhere');
    expect(await restore(elsewhere, copy, NOW)).toEqual({ ok: true, tables: 1, games: 0, movedTo: null });
    expect(await hostIn(elsewhere)).toBe('Ann');
    expect(await hostIn(data)).toBe('Later');
    expect(await withStore(elsewhere, (store) => store.restoredAt())).toBe(NOW);
    expect(await withStore(data, (store) => store.restoredAt())).toBeNull();
  });

  it('is a single file that only its owner can read', async () => {
    await storeAndCopy('Ann');
    expect(filesIn(place.path)).toEqual(['copy.db', 'data']);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
  });

  it('does not overwrite an existing file', async () => {
    await withStore(data, (store) => store.reserveTable(GATHERING));
    writeFileSync(copy, 'a letter');
    expect(backUp(data, copy)).toEqual({ ok: false, sentence: `There is something at "${copy}" already. Give another name.` });
    expect(readFileSync(copy, 'utf8')).toBe('a letter');
  });

  it('is refused for a folder without a store and for a missing target folder', async () => {
    expect(backUp(data, copy)).toEqual({ ok: false, sentence: `There is no store in the folder "${data}".` });
    expect(existsSync(data)).toBe(false);
    await withStore(data, (store) => store.reserveTable(GATHERING));
    const nowhere = join(place.path, 'no', 'copy.db');
    expect(backUp(data, nowhere)).toEqual({ ok: false, sentence: `There is no folder "${join(place.path, 'no')}" for the copy.` });
  });
});

describe('restoring a backup', () => {
  it('replaces the store and keeps the previous one', async () => {
    await storeAndCopy('Ann');
    await withStore(data, (store) => store.saveTable(LATER));
    expect(await restore(data, copy, NOW)).toEqual({ ok: true, tables: 1, games: 0, movedTo: join(data, MOVED_TO) });
    expect(await hostIn(data)).toBe('Ann');
    expect(await hostIn(join(data, MOVED_TO))).toBe('Later');
  });

  it('also keeps writes a killed server left in its write-ahead log', async () => {
    await storeAndCopy('Ann');
    const killed = join(place.path, 'killed');
    await restore(killed, copy, NOW);
    await withStore(data, async (store) => {
      await store.saveTable(LATER);
      for (const file of ['chinwag.db', 'chinwag.db-wal']) copyFileSync(join(data, file), join(killed, file));
    });
    expect(await restore(killed, copy, NOW)).toMatchObject({ ok: true, movedTo: join(killed, MOVED_TO) });
    expect(await hostIn(killed)).toBe('Ann');
    expect(await hostIn(join(killed, MOVED_TO))).toBe('Later');
  });

  it('is refused while a server uses the folder, and changes nothing there', async () => {
    await storeAndCopy('Ann');
    const server = takeFolder(data);
    expect(await restore(data, copy, NOW)).toEqual({
      ok: false,
      sentence: `A server is running on the folder "${data}". Stop it first, and start it again afterwards.`,
    });
    server.release();
    expect(filesIn(data)).toEqual(['chinwag.db', 'chinwag.lock', 'last-backup']);
    expect(await hostIn(data)).toBe('Ann');
  });

  const NO_STORE = 'is no store of Chinwag';
  const WRONG = [
    { what: 'is not there', sentence: 'There is no file', make: () => undefined },
    { what: 'is a folder', sentence: 'There is no file', make: (path: string) => mkdirSync(path) },
    { what: 'is no database', sentence: NO_STORE, make: (path: string) => writeFileSync(path, 'a letter, '.repeat(99)) },
    { what: 'is empty', sentence: NO_STORE, make: (path: string) => writeFileSync(path, '') },
    { what: 'is another database', sentence: NO_STORE, make: (path: string) => inFile(path, 'create table cats (name text)') },
    {
      what: 'is of a newer version',
      sentence: 'was written by a newer version of Chinwag',
      make: (path: string) => {
        copyFileSync(copy, path);
        inFile(path, `insert into kysely_migration values ('9999-tomorrow', '2030-01-01')`);
      },
    },
    {
      what: 'is cut off',
      sentence: 'is damaged',
      make: (path: string) => {
        copyFileSync(copy, path);
        truncateSync(path, statSync(path).size / 2);
      },
    },
  ];

  it.each(WRONG)('is refused for a file that $what, and leaves the store unchanged', async ({ make, sentence }) => {
    await storeAndCopy('Ann');
    const wrong = join(place.path, 'wrong.db');
    make(wrong);
    const restored = await restore(data, wrong, NOW);
    expect(restored).toMatchObject({ ok: false, sentence: expect.stringContaining(sentence) });
    expect(filesIn(data)).not.toContain('chinwag.db.restoring');
    expect(await hostIn(data)).toBe('Ann');
  });
});

/** Returns the files of a folder, without those that SQLite creates beside a file in use. */
function filesIn(directory: string): readonly string[] {
  return readdirSync(directory).filter((name) => !/-(wal|shm)$/.test(name)).toSorted();
}

/** Runs a statement on a SQLite file. */
function inFile(path: string, statement: string): void {
  const file = new SqliteDatabase(path);
  file.exec(statement);
  file.close();
}
