import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** The recorded dates: the newest known date, and the date of the last restore. */
type NotedDate = 'newest' | 'restored';

/** Resolves with a recorded date, or with null if there is none. Rejects if the database fails. */
export async function notedDate(db: Kysely<Database>, name: NotedDate): Promise<number | null> {
  const row = await db.selectFrom('dates').select('at').where('name', '=', name).executeTakeFirst();
  return row?.at ?? null;
}

/**
 * Tests that the database accepts writes, by writing a row and deleting it. Each probe has a name of its own, so that processes do
 * not wait for each other. Rejects if the database fails.
 */
export async function probe(db: Kysely<Database>): Promise<void> {
  const name = `probe-${randomUUID()}` as const;
  await db.insertInto('dates').values({ name, at: 0 }).execute();
  await db.deleteFrom('dates').where('name', '=', name).execute();
}

/** Records a date, replacing the previous one. Rejects if the database fails. */
export async function noteDate(db: Kysely<Database>, name: NotedDate, at: number): Promise<void> {
  await db
    .insertInto('dates')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}
