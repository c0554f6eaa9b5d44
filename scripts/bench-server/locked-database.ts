import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import SqliteDatabase from 'libsql';

/** Keeps all others from writing to the store in a folder for so many seconds, as a program left open in it may. */
export async function lockDatabase(directory: string, seconds: number): Promise<void> {
  const rival = new SqliteDatabase(join(directory, 'chinwag.db'));
  rival.pragma('busy_timeout = 5000');
  rival.exec('begin immediate');
  await setTimeout(seconds * 1000);
  rival.exec('rollback');
  rival.close();
}
