import { isDatabaseAddress } from './database-address.ts';
import type { FullStore } from './admin-store.ts';
import { openPostgresStore, type UpdateConsent } from './postgres.ts';
import { openSqliteReader, openSqliteStore } from './sqlite.ts';
import type { LongReads } from './store.ts';

/**
 * Resolves with the store at a place: a folder, or the URL of a PostgreSQL database. `update` is the operator's consent to a
 * migration. A folder is copied before one. Rejects if the store cannot be opened.
 */
export function openStore(place: string, update: UpdateConsent = 'not-asked'): Promise<FullStore> {
  return isDatabaseAddress(place) ? openPostgresStore(place, { update }) : openSqliteStore(place);
}

/** Returns a separate connection for long reads of the store in a folder. The store must exist and be up to date. */
export function openLongReads(folder: string): LongReads {
  return openSqliteReader(folder);
}
