import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import SqliteDatabase from 'libsql';
import { codeOf } from '../errors.ts';
import { folderSentence } from './folder-sentence.ts';
import { OWNER_ONLY } from './owner-only.ts';

/** Thrown if another server is using the data folder. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';

  constructor(directory: string) {
    super(
      `Another Chinwag is running on the data in "${directory}". Stop it, or give this one a folder of its own: ` +
        'DATA_DIR=other npm start',
    );
  }
}

/** Thrown for a data folder that cannot be used. Its message is a sentence that explains why. */
export class FolderUnusable extends Error {
  override readonly name = 'FolderUnusable';

  constructor(directory: string, cause: unknown) {
    super(folderSentence(directory, cause), { cause });
  }
}

/** Creates a data folder that only its owner may access, unless the folder exists. Throws `FolderUnusable` if that fails. */
export function makeFolder(directory: string): void {
  try {
    makeAll(resolve(directory));
  } catch (error) {
    throw new FolderUnusable(directory, error);
  }
}

/** Returns whether a path is a folder. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Creates folders one by one, because Node's recursive option never ends where no folder can exist, as in /proc. */
function makeAll(path: string): void {
  if (isFolder(path)) return;
  makeAll(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Locks a data folder for this process. `release` unlocks the folder. The lock also ends when the process exits or crashes. Throws
 * `FolderTaken` if another process has the lock, and `FolderUnusable` if the folder cannot be locked.
 */
export function takeFolder(directory: string): { release(): void } {
  makeFolder(directory);
  const lock = lockOf(directory);
  return {
    release: () => {
      // Closing alone unlocks the folder only once the file object is garbage-collected.
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
