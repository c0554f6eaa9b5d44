import {
  type DeviceKind, deviceKindSchema, type GuestId, type PassCode, type PassState, storedGuestSchema, tableCodeSchema,
} from '@chinwag/protocol';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { PassHolding, StoredPass } from './store.ts';

/**
 * Stores a guest's pass, replacing their earlier one, and resolves with `reserved`. Resolves with `code-taken` if a different guest
 * has that code. Also deletes expired passes. Rejects if the database fails.
 */
export async function savePass(
  db: Kysely<Database>,
  { code, guest, counter, until, table }: StoredPass,
  now: number,
): Promise<'reserved' | 'code-taken'> {
  await db
    .deleteFrom('passes')
    .where((where) => where.or([where('until', '<=', now), where('person', '=', guest.id)]))
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passes')
    .values({ code, person: guest.id, name: guest.name, badge: guest.badge ?? null, counter, until, table_code: table })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? 'reserved' : 'code-taken';
}

/**
 * Resolves with the holder of a pass, without redeeming the pass. Resolves with null if no pass with that code is valid at `now`.
 * Rejects if the database fails.
 */
export async function findPass(db: Kysely<Database>, code: PassCode, now: number): Promise<PassHolding | null> {
  return holdingOf(await db.selectFrom('passes').where('code', '=', code).selectAll().executeTakeFirst(), now);
}

/**
 * Redeems a pass, which deletes it, so that only one of two devices with the same code succeeds. Records which kind of device
 * redeemed the pass. Resolves with its holder, or with null if no pass with that code is valid at `now`. Rejects if the database
 * fails.
 */
export async function takePass(db: Kysely<Database>, code: PassCode, device: DeviceKind, now: number): Promise<PassHolding | null> {
  const holding = holdingOf(await db.deleteFrom('passes').where('code', '=', code).returningAll().executeTakeFirst(), now);
  if (holding === null) return null;
  const taken = { person: holding.guest.id, device, taken_at: now };
  await db
    .insertInto('taken_passes')
    .values({ code, ...taken })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(taken))
    .execute();
  return holding;
}

/** Resolves with the state of a person's pass, or with `gone` if the pass is not theirs. Rejects if the database fails. */
export async function passState(db: Kysely<Database>, code: PassCode, person: GuestId, now: number): Promise<PassState> {
  const found = await findPass(db, code, now);
  if (found !== null) return { state: found.guest.id === person ? 'standing' : 'gone' };
  const taken = await db
    .selectFrom('taken_passes')
    .where('code', '=', code)
    .where('person', '=', person)
    .select(['device', 'taken_at'])
    .executeTakeFirst();
  return taken === undefined
    ? { state: 'gone' }
    : { state: 'taken', device: deviceKindSchema.parse(taken.device), at: taken.taken_at };
}

/** Deletes a person's pass, and the records of redeemed ones. Rejects if the database fails. */
export async function dropPass(db: Kysely<Database>, person: GuestId): Promise<void> {
  await db.deleteFrom('passes').where('person', '=', person).execute();
  await db.deleteFrom('taken_passes').where('person', '=', person).execute();
}

function holdingOf(row: Database['passes'] | undefined, now: number): PassHolding | null {
  if (row === undefined || row.until <= now) return null;
  const guest = storedGuestSchema.parse({ id: row.person, name: row.name, badge: row.badge });
  return { guest, counter: row.counter, table: row.table_code === null ? null : tableCodeSchema.parse(row.table_code) };
}
