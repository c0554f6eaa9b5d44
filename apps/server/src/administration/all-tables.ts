import type { AdminStore, StoredTableDates } from '../store/admin-store.ts';

/** The page size, in tables. */
const PART = 100;

/** Returns an async iterator over all tables in a store, in the order of their codes. Iteration throws if the store fails. */
export async function* allTables(store: Pick<AdminStore, 'tablesFrom'>): AsyncGenerator<StoredTableDates> {
  for (let part = await store.tablesFrom(null, PART); part.length > 0;) {
    yield* part;
    part = await store.tablesFrom(part.at(-1)?.code ?? null, PART);
  }
}
