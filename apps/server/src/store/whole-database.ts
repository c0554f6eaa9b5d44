import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import SqliteDatabase from 'libsql';
import type { Database } from './database.ts';
import { poolOf } from './postgres.ts';
import { STORE_FILE } from './store-file.ts';

/** Returns the database in a folder on a single connection, for operations on all of it. */
export function databaseInFolder(directory: string): Kysely<Database> {
  const file = new SqliteDatabase(join(directory, STORE_FILE));
  file.pragma('foreign_keys = ON');
  const database = { prepare: (text: string) => file.prepare(text), close: () => void file.close() };
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}

/** Returns the PostgreSQL database at a URL on a single connection without a timeout, for operations on all of it. */
export function databaseAt(url: string): Kysely<Database> {
  return new Kysely({ dialect: new PostgresDialect({ pool: poolOf(url, 1, { answer: 0, lock: 0 }) }) });
}
