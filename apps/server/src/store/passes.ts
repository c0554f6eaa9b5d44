import { type Guest, type GuestId, storedGuestSchema, type PassCode } from '@chinwag/protocol';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { StoredPass } from './store.ts';

/** Keeps a pass in place of the one its guest had before; those that have run out go. */
export async function savePass(
  db: Kysely<Database>,
  { code, guest, until }: StoredPass,
  now: number,
): Promise<'reserved' | 'code-taken'> {
  await db
    .deleteFrom('passes')
    .where((where) => where.or([where('until', '<=', now), where('person', '=', guest.id)]))
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passes')
    .values({ code, person: guest.id, name: guest.name, until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? 'reserved' : 'code-taken';
}

/** Whose a pass is, which stays as good as it was; null if there is none of that code that is good at `now`. */
export async function findPass(db: Kysely<Database>, code: PassCode, now: number): Promise<Guest | null> {
  return guestOf(await db.selectFrom('passes').where('code', '=', code).selectAll().executeTakeFirst(), now);
}

/** Takes a pass, which is gone with that: of two who come with one code, one is let in. */
export async function takePass(db: Kysely<Database>, code: PassCode, now: number): Promise<Guest | null> {
  return guestOf(await db.deleteFrom('passes').where('code', '=', code).returningAll().executeTakeFirst(), now);
}

/** Takes away what pass somebody has. */
export async function dropPass(db: Kysely<Database>, person: GuestId): Promise<void> {
  await db.deleteFrom('passes').where('person', '=', person).execute();
}

function guestOf(row: Database['passes'] | undefined, now: number): Guest | null {
  return row === undefined || row.until <= now ? null : storedGuestSchema.parse({ id: row.person, name: row.name });
}
