import { isDatabaseAddress } from './database-address.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteReader, openSqliteStore } from './sqlite.ts';
import type { LongReads, Store } from './store.ts';

/** The store at a place, which is a folder or the address of a PostgreSQL database. */
export function openStore(place: string): Promise<Store> {
  return isDatabaseAddress(place) ? openPostgresStore(place) : openSqliteStore(place);
}

/** What may take long to read of the store in a folder, on a connection of its own. The store must be there and up to date. */
export function openLongReads(folder: string): LongReads {
  return openSqliteReader(folder);
}
