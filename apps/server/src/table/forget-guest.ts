import type { GuestId, TableCode } from '@chinwag/protocol';
import type { RandomBytes } from '../random-bytes.ts';
import { newGuestId } from '../identity/ids.ts';
import { FORGOTTEN, type Revocations } from '../identity/revocations.ts';
import type { Store } from '../store/store.ts';
import { forgotten } from './entry/forgetting.ts';
import type { OpenTables } from './open-tables.ts';
import type { Sealing } from './game/sealed-holders.ts';
import { successor } from './record/table-record.ts';

/** The dependencies of `forgetGuest`. */
export interface Forgetting {
  readonly store: Store;
  readonly randomBytes: RandomBytes;
  readonly pseudonyms: Sealing['pseudonyms'];
  readonly revocations: Pick<Revocations, 'forget'>;
}

/** The operations on open tables that an erasure needs. */
type ForgettingTables = Pick<OpenTables, 'open' | 'forget' | 'dismissRevoked'>;

/**
 * Erases a guest's name everywhere, table by table. The guest leaves the tables they are at. All their tokens become invalid, so
 * that no other device restores the name. Rejects if the store fails at any step; the caller can then retry the erasure.
 */
export async function forgetGuest(app: Forgetting, tables: ForgettingTables, person: GuestId): Promise<void> {
  await app.store.dropPass(person);
  for (const code of await app.store.tablesNaming(person)) {
    if (await isOpened(tables, code)) await tables.forget(code, person);
    else await forgetUnopened(app, code, person);
  }
  await app.revocations.forget(person);
  tables.dismissRevoked(person, FORGOTTEN);
}

/** Erases a person from a table that cannot be opened because its game is unreadable. */
async function forgetUnopened(app: Forgetting, code: TableCode, person: GuestId): Promise<void> {
  const { store, randomBytes, pseudonyms } = app;
  const table = await store.loadTable(code);
  const known = { person, pseudonym: table?.chain ? pseudonyms(table.chain.origin, person) : null };
  if (table !== null) await store.saveTable(successor(forgotten(table, known, [])));
  await store.forgetAt(code, known, newGuestId(randomBytes));
}

async function isOpened(tables: Pick<OpenTables, 'open'>, code: TableCode): Promise<boolean> {
  try {
    await tables.open(code);
    return true;
  } catch {
    return false;
  }
}
