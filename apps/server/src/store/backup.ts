import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'libsql';
import { isFolder } from './folder.ts';
import { noteBackup } from './last-backup.ts';
import { OWNER_ONLY } from './owner-only.ts';
import { contentsOf, STORE_FILE } from './store-file.ts';

/** The result of a backup or a restore: the amount of data in the copy, or a sentence that explains the failure. */
export type Copied =
  | { readonly ok: true; readonly tables: number; readonly games: number }
  | { readonly ok: false; readonly sentence: string };

/** The lock timeout for making a copy, in ms. */
const TIMEOUT_MS = 5000;

/**
 * Backs up the store of a data folder to a file that only its owner may read. A server may be using the store. The copy is a
 * consistent snapshot that includes every write acknowledged before the call. The file appears under its name only once it is
 * complete and on disk. Returns the amount of data in the copy, or a sentence that explains the failure.
 */
export function backUp(directory: string, path: string): Copied {
  const store = join(directory, STORE_FILE);
  if (!existsSync(store)) return { ok: false, sentence: `There is no store in the folder "${directory}".` };
  if (existsSync(path)) return { ok: false, sentence: `There is something at "${path}" already. Give another name.` };
  if (!isFolder(dirname(path))) return { ok: false, sentence: `There is no folder "${dirname(path)}" for the copy.` };
  copyFile(store, path);
  noteBackup(directory);
  return { ok: true, ...contentsIn(path) };
}

/**
 * Copies a store, which may be in use, as a consistent snapshot to a file that only its owner may read. Replaces an existing file
 * only once the copy is complete and on disk. Throws the error of SQLite or of the file system if the copy fails.
 */
export function copyFile(store: string, path: string): void {
  const partial = `${path}.partial`;
  rmSync(partial, { force: true });
  closeSync(openSync(partial, 'wx', OWNER_ONLY));
  const file = new SqliteDatabase(store);
  try {
    file.pragma(`busy_timeout = ${TIMEOUT_MS}`);
    file.prepare('vacuum into ?').run(partial);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  } finally {
    file.close();
  }
  flush(partial);
  renameSync(partial, path);
  flush(dirname(path));
}

/** Flushes a file or a folder to the disk (fsync). Throws if that fails. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Changes the mode of a file, so that only its owner may read or write it. Throws if that fails. */
export function keepToOwner(path: string): void {
  chmodSync(path, OWNER_ONLY);
}

function contentsIn(path: string): { readonly tables: number; readonly games: number } {
  const file = new SqliteDatabase(path);
  try {
    return contentsOf(file);
  } finally {
    file.close();
  }
}
