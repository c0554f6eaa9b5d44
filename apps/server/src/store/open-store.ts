import { isDatabaseAddress } from './database-address.ts';
import type { FullStore } from './admin-store.ts';
import { openPostgresStore, type UpdateConsent } from './postgres.ts';
import { openSqliteReader, openSqliteStore } from './sqlite.ts';
import type { LongReads } from './store.ts';

/**
 * The store at a place, which is a folder or the address of a PostgreSQL database. `update` is what somebody has said about
 * bringing a database up to date; a folder is copied before.
 */
export function openStore(place: string, update: UpdateConsent = 'not-asked'): Promise<FullStore> {
  return isDatabaseAddress(place) ? openPostgresStore(place, { update }) : openSqliteStore(place);
}

/** What may take long to read of the store in a folder, on a connection of its own. The store must be there and up to date. */
export function openLongReads(folder: string): LongReads {
  return openSqliteReader(folder);
}
