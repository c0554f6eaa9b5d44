import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { WallTime } from '../time.ts';
import { type Copied, flush, keepToOwner } from './backup.ts';
import { FolderTaken, takeFolder } from './folder.ts';
import { openSqliteFile } from './sqlite.ts';
import { BESIDE_STORE, dateInName, STORE_FILE, storeFileAt } from './store-file.ts';

const STOP_FIRST = 'Stop it first, and start it again afterwards.';

/** The result of a restore. `movedTo` is the new place of the previous store, or null if there was none. */
export type Restored =
  | (Extract<Copied, { ok: true }> & { readonly movedTo: string | null })
  | Extract<Copied, { ok: false }>;

/**
 * Restores a backup into a data folder. Moves an existing store to a folder beside it, named after `now`. Refuses if a server is
 * using the folder, or if the file is not a store that this version can read. Resolves with the new state, or with a sentence that
 * explains the refusal. Rejects on an unexpected error of the file system or the database.
 */
export async function restore(directory: string, path: string, now: WallTime): Promise<Restored> {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return { ok: false, sentence: `There is no file "${path}".` };
  const folder = taken(directory);
  if (folder === null) {
    return { ok: false, sentence: `A server is running on the folder "${directory}". ${STOP_FIRST}` };
  }
  try {
    return await replaced(directory, path, now);
  } finally {
    folder.release();
  }
}

function taken(directory: string): ReturnType<typeof takeFolder> | null {
  try {
    return takeFolder(directory);
  } catch (error) {
    if (error instanceof FolderTaken) return null;
    throw error;
  }
}

async function replaced(directory: string, path: string, now: WallTime): Promise<Restored> {
  const incoming = join(directory, `${STORE_FILE}.restoring`);
  removeStore(incoming);
  try {
    copyStore(path, incoming);
    keepToOwner(incoming);
    const found = await storeFileAt(incoming);
    if (found.kind !== 'store') return { ok: false, sentence: whyNot(found.kind, path) };
    await noteRestore(incoming, now);
    flush(incoming);
    const movedTo = await putAside(directory, now);
    renameSync(incoming, join(directory, STORE_FILE));
    flush(directory);
    return { ok: true, tables: found.tables, games: found.games, movedTo };
  } finally {
    removeStore(incoming);
  }
}

/** Records in a copy when the copy was restored, so that its tables can say so to visitors. */
async function noteRestore(path: string, now: WallTime): Promise<void> {
  const store = await openSqliteFile(path);
  try {
    await store.noteRestore(now);
  } finally {
    await store.close();
  }
}

/**
 * Copies the existing store into a folder next to it, and removes all its files. Resolves with the new folder, or with null if
 * there was no store.
 */
async function putAside(directory: string, now: WallTime): Promise<string | null> {
  const store = join(directory, STORE_FILE);
  if (!existsSync(store)) return null;
  const aside = join(directory, `before-restore-${dateInName(now)}`);
  mkdirSync(aside, { mode: 0o700 });
  copyStore(store, join(aside, STORE_FILE));
  // The current store may be the damaged one that the backup replaces, so the copy is unchanged.
  flush(join(aside, STORE_FILE));
  for (const end of BESIDE_STORE) rmSync(`${store}${end}`, { force: true });
  return aside;
}

/** Copies a store, with its write-ahead log if there is one. */
function copyStore(from: string, to: string): void {
  copyFileSync(from, to);
  if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`);
}

function removeStore(path: string): void {
  for (const end of ['', ...BESIDE_STORE]) rmSync(`${path}${end}`, { force: true });
}

function whyNot(kind: 'missing' | 'no-store' | 'damaged' | 'newer', path: string): string {
  switch (kind) {
    case 'missing':
      return `There is no file "${path}".`;
    case 'no-store':
      return `"${path}" is no store of Chinwag.`;
    case 'damaged':
      return `"${path}" is damaged. Take another backup.`;
    case 'newer':
      return `"${path}" was written by a newer version of Chinwag. Update this one first.`;
  }
}
