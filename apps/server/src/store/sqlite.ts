import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import SqliteDatabase from 'libsql';
import { type Database, openSqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

const OWNER_ONLY = 0o600;

/**
 * The store in a file of its own under `directory`, made on demand and readable by its owner alone. What is
 * written is on the disk before the call resolves, and outlives a process that is killed and a power cut.
 */
export async function openSqliteStore(directory: string): Promise<Store> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, 'chinwag.db');
  const database = new SqliteDatabase(path);
  chmodSync(path, OWNER_ONLY);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  database.pragma('foreign_keys = ON');
  return openSqlStore(new Kysely<Database>({ dialect: new SqliteDialect({ database }) }));
}
