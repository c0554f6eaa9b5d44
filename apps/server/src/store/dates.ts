import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** The newest date that was noted; null where none was. */
export async function newestDate(db: Kysely<Database>): Promise<number | null> {
  const row = await db.selectFrom('dates').select('at').where('name', '=', 'newest').executeTakeFirst();
  return row?.at ?? null;
}

/** Notes a date in place of the one before. */
export async function noteDate(db: Kysely<Database>, at: number): Promise<void> {
  await db
    .insertInto('dates')
    .values({ name: 'newest', at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}
