import { isDatabaseAddress } from './database-address.ts';
import type { FullStore } from './admin-store.ts';
import { openPostgresReader, openPostgresStore, type UpdateConsent } from './postgres.ts';
import { openSqliteReader, openSqliteStore } from './sqlite.ts';
import type { LongReads } from './store.ts';

/**
 * Resolves with the store at a place: a folder, or the URL of a PostgreSQL database. `update` is the operator's consent to a
 * migration. Copies a store in a folder before a migration. Rejects if the store cannot be opened.
 */
export function openStore(place: string, update: UpdateConsent = 'not-asked'): Promise<FullStore> {
  return isDatabaseAddress(place) ? openPostgresStore(place, { update }) : openSqliteStore(place);
}

/** Returns separate connections for long reads of the store at a place. The store must exist and be up to date. */
export function openLongReads(place: string): LongReads {
  return isDatabaseAddress(place) ? openPostgresReader(place) : openSqliteReader(place);
}
