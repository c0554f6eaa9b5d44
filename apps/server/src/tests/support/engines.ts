import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import SqliteDatabase from 'libsql';
import { Client } from 'pg';
import { openPostgresStore } from '../../store/postgres.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import type { FullStore } from '../../store/admin-store.ts';
import { STORE_FILE } from '../../store/store-file.ts';
import { temporaryDirectory } from './temporary-directory.ts';

/** The place of a test's store, until `remove`. */
export interface StorePlace {
  /** The folder, or the URL of the database. */
  readonly path: string;
  /** Deletes all data of the store, which may be open. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** Another client of a store's database, which runs SQL statements. */
export interface Rival {
  run(statement: string): Promise<void>;
  close(): Promise<void>;
}

/** The settings of a store: a callback for every statement, and the lock timeout in ms. */
interface OpenSettings {
  readonly log?: (sql: string) => void;
  readonly timeoutMs?: number;
}

/** A kind of database for a store. */
export interface StoreEngine {
  readonly engine: 'SQLite' | 'PostgreSQL';
  readonly place: () => Promise<StorePlace>;
  readonly open: (path: string, settings?: OpenSettings) => Promise<FullStore>;
  readonly rival: (path: string) => Promise<Rival>;
}

/** The tables of a store, those that refer to other tables first. */
const TABLES = [
  'owners', 'processes', 'outcome_seats', 'outcomes', 'entries', 'unpacked_games', 'clocks', 'games', 'sayings', 'people',
  'mentions', 'links', 'tables', 'dates', 'secrets', 'notes', 'marks', 'passes', 'taken_passes', 'revocations',
];

const SQLITE: StoreEngine = {
  engine: 'SQLite',
  place: async () => {
    const directory = temporaryDirectory();
    return {
      path: directory.path,
      empty: () => once(SQLITE, directory.path, TABLES.map((table) => `delete from ${table}`).join(';')),
      remove: async () => directory.remove(),
    };
  },
  open: (path, { log, ...settings } = {}) => openSqliteStore(path, { ...settings, ...telling(log) }),
  rival: async (path) => {
    const file = new SqliteDatabase(join(path, STORE_FILE));
    return { run: async (statement) => void file.exec(statement), close: async () => void file.close() };
  },
};

const SERVER = process.env['TEST_DATABASE_URL'];

/** PostgreSQL databases, if a server is available. */
export const POSTGRES: StoreEngine = {
  engine: 'PostgreSQL',
  place: async () => {
    const name = `chinwag_${randomBytes(6).toString('hex')}`;
    await once(POSTGRES, SERVER ?? '', `create database ${name} strategy file_copy`);
    const path = Object.assign(new URL(SERVER ?? ''), { pathname: `/${name}` }).href;
    return {
      path,
      empty: () => once(POSTGRES, path, `truncate ${TABLES.join(', ')}`),
      remove: () => once(POSTGRES, SERVER ?? '', `drop database ${name} with (force)`),
    };
  },
  open: (path, { log, timeoutMs } = {}) =>
    openPostgresStore(path, {
      update: 'agreed', ...telling(log), ...(timeoutMs === undefined ? {} : { lockTimeoutMs: timeoutMs }),
    }),
  rival: async (path) => {
    const client = new Client(path);
    client.on('error', () => undefined);
    await client.connect();
    return { run: async (statement) => void (await client.query(statement)), close: () => client.end() };
  },
};

/** Whether no PostgreSQL is available, so that its tests are skipped. */
export const POSTGRES_IS_MISSING = SERVER === undefined;

/** The kinds of databases available to the tests. */
export const ENGINES: readonly StoreEngine[] = POSTGRES_IS_MISSING ? [SQLITE] : [SQLITE, POSTGRES];

/**
 * Returns the name of a kind of database if it is the one under test, or an empty list if not. Use it for tests of one kind only.
 */
export function only(wanted: StoreEngine['engine'], now: StoreEngine['engine']): readonly string[] {
  return wanted === now ? [wanted] : [];
}

function telling(log: ((sql: string) => void) | undefined) {
  return log === undefined ? {} : { log: ({ query }: { readonly query: { readonly sql: string } }) => log(query.sql) };
}

async function once(engine: StoreEngine, path: string, statement: string): Promise<void> {
  const rival = await engine.rival(path);
  await rival.run(statement);
  await rival.close();
}
