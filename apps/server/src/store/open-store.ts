import { isDatabaseAddress } from './database-address.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** The store at a place, which is a folder or the address of a PostgreSQL database. */
export function openStore(place: string): Promise<Store> {
  return isDatabaseAddress(place) ? openPostgresStore(place) : openSqliteStore(place);
}
