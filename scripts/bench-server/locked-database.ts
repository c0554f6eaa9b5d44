import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import SqliteDatabase from 'libsql';
import { Client } from 'pg';
import { isDatabaseAddress } from '../../apps/server/src/store/database-address.ts';

/**
 * Holds a write lock on a store for some seconds, as another program with the file open might. Rejects if the lock is unavailable.
 */
export async function lockDatabase(path: string, seconds: number): Promise<void> {
  const unlock = await (isDatabaseAddress(path) ? lockedServer(path) : lockedFile(path));
  await setTimeout(seconds * 1000);
  await unlock();
}

async function lockedFile(directory: string): Promise<() => Promise<void>> {
  const rival = new SqliteDatabase(join(directory, 'chinwag.db'));
  rival.pragma('busy_timeout = 5000');
  rival.exec('begin immediate');
  return async () => {
    rival.exec('rollback');
    rival.close();
  };
}

async function lockedServer(url: string): Promise<() => Promise<void>> {
  const rival = new Client({ connectionString: url });
  await rival.connect();
  await rival.query('begin');
  await rival.query('lock table entries in exclusive mode');
  return async () => {
    await rival.query('rollback');
    await rival.end();
  };
}
