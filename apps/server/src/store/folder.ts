import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import SqliteDatabase from 'libsql';
import { codeOf } from '../errors.ts';
import { folderSentence } from './folder-sentence.ts';
import { OWNER_ONLY } from './owner-only.ts';

/** A folder for data is in use by another server. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';

  constructor(directory: string) {
    super(
      `Another Chinwag is running on the data in "${directory}". Stop it, or give this one a folder of its own: ` +
        'DATA_DIR=other npm start',
    );
  }
}

/** A folder for data that cannot be used, with a sentence about why. */
export class FolderUnusable extends Error {
  override readonly name = 'FolderUnusable';

  constructor(directory: string, cause: unknown) {
    super(folderSentence(directory, cause), { cause });
  }
}

/** Makes a folder for data, which only its owner may look into, unless it is there. Throws `FolderUnusable` if it cannot. */
export function makeFolder(directory: string): void {
  try {
    makeAll(resolve(directory));
  } catch (error) {
    throw new FolderUnusable(directory, error);
  }
}

/** Whether there is a folder at a place. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** One after the other: of a place where there can be no folders, like /proc, Node's own way of making all of them never ends. */
function makeAll(path: string): void {
  if (isFolder(path)) return;
  makeAll(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Takes a folder of data for this process; `release` gives it back, and so does the end of the process, however it comes.
 * Throws `FolderTaken` if another process has it, and `FolderUnusable` if nobody can.
 */
export function takeFolder(directory: string): { release(): void } {
  makeFolder(directory);
  const lock = lockOf(directory);
  return {
    release: () => {
      // Closing alone gives it back only when the file is collected.
      lock.exec('rollback');
      lock.close();
    },
  };
}

function lockOf(directory: string): SqliteDatabase.Database {
  let lock: SqliteDatabase.Database | null = null;
  try {
    const path = join(directory, 'chinwag.lock');
    lock = new SqliteDatabase(path);
    chmodSync(path, OWNER_ONLY);
    lock.pragma('journal_mode = OFF');
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    throw codeOf(error) === 'SQLITE_BUSY' ? new FolderTaken(directory) : new FolderUnusable(directory, error);
  }
}
