import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'libsql';

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

/** Makes a folder for data, which only its owner may look into, unless it is there. */
export function makeFolder(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
}

/**
 * Takes a folder of data for this process; `release` gives it back, and so does the end of the process, however it comes.
 * Throws `FolderTaken` if another process has it.
 */
export function takeFolder(directory: string): { release(): void } {
  makeFolder(directory);
  const lock = new SqliteDatabase(join(directory, 'chinwag.lock'));
  try {
    lock.pragma('journal_mode = OFF');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY' ? new FolderTaken(directory) : error;
  }
  return {
    release: () => {
      // Closing alone gives it back only when the file is collected.
      lock.exec('rollback');
      lock.close();
    },
  };
}
