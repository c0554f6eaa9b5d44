import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_ONLY } from './owner-only.ts';

/** A file whose modification date is the date of the last backup of the store in the same folder. */
const LAST_BACKUP = 'last-backup';

/**
 * Records in a data folder that its store has been backed up. Ignores a failure to record it, because the backup is valid without
 * the record.
 */
export function noteBackup(directory: string): void {
  try {
    writeFileSync(join(directory, LAST_BACKUP), '', { mode: OWNER_ONLY });
  } catch {
    // A user who may read the data but not write it may still back it up.
  }
}

/** Returns the date of the last backup of a folder's store, in ms since the Unix epoch, or 0 if there is none. */
export function lastBackup(directory: string): number {
  return statSync(join(directory, LAST_BACKUP), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
