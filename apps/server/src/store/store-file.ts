import { existsSync } from 'node:fs';
import SqliteDatabase from 'libsql';
import * as z from 'zod/mini';
import { codeOf } from '../errors.ts';
import type { WallTime } from '../time.ts';
import { migrations } from './migrations.ts';

/** The name of the store's file in a data folder. */
export const STORE_FILE = 'chinwag.db';

/** The suffixes of the files that SQLite creates beside a store in use. */
export const BESIDE_STORE = ['-wal', '-shm'] as const;

/** The contents of a file that may be a store: the amount of its data, or the reason why the file is not usable. */
export type StoreFile = { readonly kind: 'store'; readonly tables: number; readonly games: number } | { readonly kind: NoStore };
type NoStore = 'missing' | 'no-store' | 'damaged' | 'newer';

const namesSchema = z.array(z.object({ name: z.string() }));
const countSchema = z.object({ count: z.int() });
const checkSchema = z.array(z.object({ quick_check: z.string() }));

/** Tables that every store has had since the first version. */
const ALWAYS_THERE = ['secrets', 'tables', 'games', 'kysely_migration'];

/**
 * Resolves with the contents of a file, after merging the write-ahead log beside it, if any. Rejects if the file cannot be read. A
 * corrupt file, or one of a different format, gives a reason instead.
 */
export async function storeFileAt(path: string): Promise<StoreFile> {
  if (!existsSync(path)) return { kind: 'missing' };
  const known = Object.keys(await migrations.getMigrations());
  const file = new SqliteDatabase(path);
  try {
    return lookedAt(file, known);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'SQLITE_NOTADB') return { kind: 'no-store' };
    if (code.startsWith('SQLITE_CORRUPT')) return { kind: 'damaged' };
    throw error;
  } finally {
    file.close();
  }
}

/** Returns a date as it is written in file names, without colons, which some file systems forbid. */
export function dateInName(date: WallTime): string {
  return new Date(date).toISOString().replaceAll(/[:.]/g, '-');
}

/** Returns the number of tables and games in a store. */
export function contentsOf(file: SqliteDatabase.Database): { readonly tables: number; readonly games: number } {
  return { tables: count(file, 'tables'), games: count(file, 'games') };
}

/** Throws SQLite's error if a file is corrupt. Reads every page, which takes a while for a large file. */
export function assertWhole(file: SqliteDatabase.Database): void {
  if (!isWhole(file)) throw Object.assign(new Error('the database is damaged'), { code: 'SQLITE_CORRUPT' });
}

function lookedAt(file: SqliteDatabase.Database, known: readonly string[]): StoreFile {
  const there = names(file, "select name from sqlite_master where type = 'table'");
  if (!ALWAYS_THERE.every((name) => there.includes(name))) return { kind: 'no-store' };
  if (!isWhole(file)) return { kind: 'damaged' };
  if (names(file, 'select name from kysely_migration').some((step) => !known.includes(step))) return { kind: 'newer' };
  file.pragma('wal_checkpoint(TRUNCATE)');
  return { kind: 'store', ...contentsOf(file) };
}

function isWhole(file: SqliteDatabase.Database): boolean {
  const [checked] = checkSchema.parse(file.pragma('quick_check(1)'));
  return checked?.quick_check === 'ok';
}

function names(file: SqliteDatabase.Database, query: string): readonly string[] {
  return namesSchema.parse(file.prepare(query).all()).map(({ name }) => name);
}

function count(file: SqliteDatabase.Database, table: 'tables' | 'games'): number {
  return countSchema.parse(file.prepare(`select count(*) as count from ${table}`).get()).count;
}
