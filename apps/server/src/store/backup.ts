import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'libsql';
import { isFolder } from './folder.ts';
import { noteBackup } from './last-backup.ts';
import { OWNER_ONLY } from './owner-only.ts';
import { contentsOf, STORE_FILE } from './store-file.ts';

/** What came of copying a store, or of putting a copy back: how much is in it, or a sentence that says what is in the way. */
export type Copied =
  | { readonly ok: true; readonly tables: number; readonly games: number }
  | { readonly ok: false; readonly sentence: string };

/** How long a copy waits for somebody else's lock, in ms. */
const TIMEOUT_MS = 5000;

/**
 * Copies the store in a folder of data to a file, which only its owner may read. A server may be using it: the copy is of one
 * moment, and has all that was acknowledged before it was asked for. There is no file of that name before all is in it and on
 * the disk.
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
 * Copies a store that others may be using, as it is at one moment, to a file which only its owner may read, in place of the one
 * that is there. There is no new file of that name before all is in it and on the disk.
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

/** Waits until a file, or what a folder holds, is on the disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Lets only its owner read a file. */
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
