import { chmodSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, type LogEvent, SqliteDialect, type SqliteStatement } from 'kysely';
import SqliteDatabase from 'libsql';
import { codeOf, messageOf } from '../errors.ts';
import { assertNotSaved, FileGuard } from './file-guard.ts';
import { FolderUnusable, makeFolder } from './folder.ts';
import { USUAL_GROUP } from './group-commit.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { lastBackup } from './last-backup.ts';
import { bringUpToDate, DatabaseTooNew } from './bring-up-to-date.ts';
import type { Database } from './database.ts';
import { longReadsIn } from './long-reads.ts';
import { SqlStore } from './sql-store.ts';
import type { FullStore } from './admin-store.ts';
import { writeNote } from './notes.ts';
import { OWNER_ONLY } from './owner-only.ts';
import type { LongReads, StoreFacts } from './store.ts';
import { assertWhole, STORE_FILE } from './store-file.ts';
import { copyBeforeUpdate, NoRoomForCopy } from './update-copy.ts';

/** The lock timeout of opening and closing, in ms. */
const DOOR_PATIENCE = 5000;

/** The lock timeout of a statement, in ms. A group commit waits longer, and lets readers go first. */
const STATEMENT_PATIENCE = 20;

/** The length of the write-ahead log that triggers a checkpoint, in pages of 4 KB. All writes wait for a checkpoint. */
const LOG_PAGES = 10_000;

/** The settings of a SQLite store; each has a default. */
export interface SqliteSettings {
  /** The maximum size of a group commit. */
  readonly most?: number;
  /** The lock timeout of a write, in ms, after which the write is refused. */
  readonly timeoutMs?: number;
  /** Called for every statement. */
  readonly log?: (event: LogEvent) => void;
  /** Returns the free disk space at a folder, in bytes. */
  readonly freeBytes?: (directory: string) => number;
}

/** Backs up a store before a migration, and returns the backup's name. Null for a store that is itself a backup. */
type CopyBefore = ((step: string) => string) | null;

/**
 * Resolves with the SQLite store under `directory`, which is created on demand and readable by its owner only. A write is on disk
 * before its call resolves, and survives a crash or a power cut. Queued writes use group commit. Closing the store leaves
 * everything in a single file. Backs up a store from an earlier version, then migrates it. Rejects with `FolderUnusable`,
 * `DatabaseTooNew` or `NoRoomForCopy` if the store cannot be opened.
 */
export async function openSqliteStore(directory: string, settings: SqliteSettings = {}): Promise<FullStore> {
  makeFolder(directory);
  try {
    assertNotSaved(directory);
    const path = join(directory, STORE_FILE);
    return await storeIn(path, settings, (step) => copyBeforeUpdate(directory, step, settings.freeBytes));
  } catch (error) {
    throw error instanceof DatabaseTooNew || error instanceof NoRoomForCopy ? error : new FolderUnusable(directory, error);
  }
}

/**
 * Opens the store in a file, after migrating it if necessary. Resolves with the store. Rejects with `DatabaseTooNew` or the
 * database's own error.
 */
export function openSqliteFile(path: string): Promise<FullStore> {
  return storeIn(path, {}, null);
}

/** Returns the long reads of the SQLite store under `directory`. This reader and the writer never wait for each other. */
export function openSqliteReader(directory: string): LongReads {
  const file = new SqliteDatabase(join(directory, STORE_FILE), { readonly: true, fileMustExist: true });
  const statements = new PreparedStatements((text) => file.prepare(text));
  const dialect = new SqliteDialect({ database: { prepare: (text) => statements.of(text), close: () => void file.close() } });
  return longReadsIn(new Kysely<Database>({ dialect }));
}

function openFile(path: string): SqliteDatabase.Database {
  const file = new SqliteDatabase(path);
  try {
    chmodSync(path, OWNER_ONLY);
    file.pragma(`busy_timeout = ${DOOR_PATIENCE}`);
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = FULL');
    file.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
    file.pragma('foreign_keys = ON');
    // Deleted data is overwritten, instead of staying in free pages of the file.
    file.pragma('secure_delete = ON');
    assertWhole(file);
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** The statements that end a transaction. They run even if the file has been deleted or replaced. */
const ENDING: ReadonlySet<string> = new Set(['commit', 'rollback']);

/** Opens the store in a file, and migrates it. Resolves with the store. */
async function storeIn(path: string, settings: SqliteSettings, copy: CopyBefore): Promise<FullStore> {
  const file = openFile(path);
  const { most = USUAL_GROUP, timeoutMs = 5000, log } = settings;
  const statements = new PreparedStatements((text) => file.prepare(text));
  const guard: { now: FileGuard | null } = { now: null };
  const prepare = (text: string): SqliteStatement => {
    if (!ENDING.has(text)) guard.now?.assertKnown();
    return statements.of(text);
  };
  const dialect = new SqliteDialect({ database: { prepare, close: () => close(file, guard.now) } });
  const db = new Kysely<Database>({ dialect, ...(log === undefined ? {} : { log }) });
  // Does not prepare this statement, because a prepared statement that met a lock blocks others until it is garbage-collected.
  const begin = async (): Promise<void> => {
    guard.now?.assertThere();
    file.exec('begin immediate');
  };
  try {
    let copied: string | undefined;
    const before = ([step]: readonly [string, ...string[]]): void => {
      copied = copy?.(step);
    };
    const together = (take: () => Promise<void>): Promise<void> =>
      inTransaction(file, async () => {
        await take();
        if (copied !== undefined) await writeNote(db, 'copy', copied);
      });
    await bringUpToDate(db, { before, together });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  file.pragma(`busy_timeout = ${STATEMENT_PATIENCE}`);
  const files = (guard.now = new FileGuard(file, path));
  const settled = { begin, isLocked, most, timeoutMs, committed: () => files.assertThere() };
  return new SqlStore({ reads: db, moves: db, writes: db }, settled, async () => factsOf(path));
}

/** Runs a task in a transaction on a file's only connection. */
async function inTransaction(file: SqliteDatabase.Database, task: () => Promise<void>): Promise<void> {
  file.exec('begin immediate');
  try {
    await task();
    file.exec('commit');
  } catch (error) {
    file.exec('rollback');
    throw error;
  }
}

/**
 * Checkpoints the write-ahead log into the file, unless another process has the file open, and closes the file. Throws an error
 * with a sentence if the checkpoint fails. The data survives as long as the log stays next to the file. Also throws if the file is
 * gone.
 */
function close(file: SqliteDatabase.Database, guard: FileGuard | null): void {
  guard?.stop();
  // The file stays open: closing it would checkpoint the write-ahead log into the file that has overwritten it.
  if (guard?.isOverwritten === true) return guard.assertKnown();
  try {
    file.pragma(`busy_timeout = ${DOOR_PATIENCE}`);
    file.pragma('wal_checkpoint(TRUNCATE)');
  } catch (cause) {
    const what = `${STORE_FILE}-wal cannot be folded into ${STORE_FILE} (${messageOf(cause)})`;
    throw new Error(`${what}. Keep the two together: nothing is lost.`, { cause });
  } finally {
    file.close();
  }
  // The checkpoint went to the open file, wherever that file is now.
  guard?.assertKnown();
}

function factsOf(path: string): StoreFacts {
  const size = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return { bytes: size(path) + size(`${path}-wal`), backedUpAt: lastBackup(dirname(path)) };
}

function isLocked(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}
