import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import SqliteDatabase from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { only, ENGINES, type StorePlace } from '../tests/support/engines.ts';
import { CODE, GATHERING } from '../tests/support/table-parts.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { systemTime } from '../time.ts';
import { LAST_STEP, migrations } from './migrations.ts';
import { openPostgresStore, UpdatePending } from './postgres.ts';
import { restore } from './restore.ts';
import { openSqliteStore } from './sqlite.ts';
import { STORE_FILE } from './store-file.ts';
import { NoRoomForCopy } from './update-copy.ts';
import { databaseAt } from './whole-database.ts';

const STEPS = Object.keys(await migrations.getMigrations());

let place: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  place = temporaryDirectory();
});
afterEach(() => place.remove());

/**
 * Creates a store with the schema of a named migration, with one table in it, in a folder of that name. Resolves with the folder.
 */
async function storeOf(step: string): Promise<string> {
  const directory = join(place.path, step);
  mkdirSync(directory);
  const file = new SqliteDatabase(join(directory, STORE_FILE));
  const database = { prepare: (text: string) => file.prepare(text), close: () => void file.close() };
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateTo(step);
  if (error !== undefined) throw error;
  file.prepare('insert into tables (code, opened_by, opened_at, record) values (?, ?, 1, ?)').run(
    CODE, GATHERING.host.id, JSON.stringify(GATHERING),
  );
  await db.destroy();
  return directory;
}

const stepsIn = (path: string): readonly string[] => {
  const file = new SqliteDatabase(path);
  const rows = file.prepare('select name from kysely_migration order by name').all() as readonly { readonly name: string }[];
  file.close();
  return rows.map(({ name }) => name);
};

describe('a store of an earlier version in a folder', () => {
  it.each(STEPS.slice(0, -1))('at the step %s is copied, then migrated, and keeps its table', async (step) => {
    const directory = await storeOf(step);
    const store = await openSqliteStore(directory);
    expect(await store.loadTable(CODE)).toMatchObject({ code: CODE, host: GATHERING.host });
    await store.close();
    const next = STEPS[STEPS.indexOf(step) + 1] ?? '';
    const copy = join(directory, `before-update-${next}.db`);
    expect(stepsIn(copy)).toEqual(STEPS.slice(0, STEPS.indexOf(step) + 1));
    expect(stepsIn(join(directory, STORE_FILE))).toEqual(STEPS);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect((await restore(join(place.path, 'back'), copy, systemTime.date())).ok).toBe(true);
  });

  it('is copied only for an update, not when a new store is reopened', async () => {
    const directory = join(place.path, 'new');
    for (let starts = 0; starts < 2; starts++) await (await openSqliteStore(directory)).close();
    expect(readdirSync(directory).filter((name) => !/-(wal|shm)$/.test(name))).toEqual([STORE_FILE]);
  });

  it('keeps at most the three newest copies', async () => {
    const directory = await storeOf(STEPS.at(-2) ?? '');
    const old = ['0001-a', '0002-b', '0003-c'].map((step) => join(directory, `before-update-${step}.db`));
    for (const [index, path] of old.entries()) {
      writeFileSync(path, 'of old');
      utimesSync(path, 1000 + index, 1000 + index);
    }
    await (await openSqliteStore(directory)).close();
    expect(old.map((path) => existsSync(path))).toEqual([false, true, true]);
    expect(existsSync(join(directory, `before-update-${LAST_STEP}.db`))).toBe(true);
  });

  it('stays unchanged if there is no room for the copy, and the error says how much it takes', async () => {
    const before = STEPS.slice(0, -1);
    const directory = await storeOf(before.at(-1) ?? '');
    const size = statSync(join(directory, STORE_FILE)).size;
    const opened = openSqliteStore(directory, { freeBytes: () => 2 * size - 1 });
    await expect(opened).rejects.toThrow(NoRoomForCopy);
    await expect(opened).rejects.toThrow(/That takes \d+ MB, and \d+ MB are free on its disk\. Make room, and start again/);
    expect(stepsIn(join(directory, STORE_FILE))).toEqual(before);
    expect(readdirSync(directory).filter((name) => name.startsWith('before-update'))).toEqual([]);
    await (await openSqliteStore(directory, { freeBytes: () => 2 * size })).close();
  });

  it('takes all migration steps, or none if one fails', async () => {
    const directory = await storeOf('0010-keeping');
    const file = new SqliteDatabase(join(directory, STORE_FILE));
    file.exec('create table notes (cats text)');
    file.close();
    await expect(openSqliteStore(directory)).rejects.toThrow('notes');
    expect(stepsIn(join(directory, STORE_FILE)).at(-1)).toBe('0010-keeping');
  });
});

describe.for(ENGINES.filter(({ engine }) => engine === 'PostgreSQL'))('a database of an earlier version', (engine) => {
  let home: StorePlace;
  beforeEach(async () => {
    home = await engine.place();
  });
  afterEach(() => home.remove());

  it.for(only('PostgreSQL', engine.engine))('in %s waits for --yes and prints how to copy it, without the password', async () => {
    const db = databaseAt(home.path);
    const { error } = await new Migrator({ db, provider: migrations }).migrateTo(STEPS.at(-2) ?? '');
    await db.destroy();
    expect(error).toBeUndefined();
    const refused = await openPostgresStore(home.path).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UpdatePending);
    const sentence = refused instanceof Error ? refused.message : '';
    expect(sentence).toContain(`(${LAST_STEP})`);
    expect(sentence).toContain(`pg_dump --format=custom --file=before-update-${LAST_STEP}.dump "postgres`);
    expect(sentence).toContain('npm start -- --yes');
    const { password } = new URL(home.path);
    expect(password).not.toBe('');
    expect(sentence).not.toContain(password);
    await expect(openPostgresStore(home.path)).rejects.toThrow(UpdatePending);
    await (await openPostgresStore(home.path, { update: 'agreed' })).close();
    await (await openPostgresStore(home.path)).close();
  });
});
