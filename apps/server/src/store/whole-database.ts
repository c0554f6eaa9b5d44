import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import SqliteDatabase from 'libsql';
import type { Database } from './database.ts';
import { poolOf } from './postgres.ts';
import { STORE_FILE } from './store-file.ts';

/** The database in a folder, by one connection, for what concerns all of it. */
export function databaseInFolder(directory: string): Kysely<Database> {
  const file = new SqliteDatabase(join(directory, STORE_FILE));
  file.pragma('foreign_keys = ON');
  const database = { prepare: (text: string) => file.prepare(text), close: () => void file.close() };
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}

/** The PostgreSQL database at an address, by one connection that waits as long as it takes. */
export function databaseAt(url: string): Kysely<Database> {
  return new Kysely({ dialect: new PostgresDialect({ pool: poolOf(url, 1, { answer: 0, lock: 0 }) }) });
}
