import type { Kysely } from 'kysely';
import type { NoteName } from './admin-store.ts';
import type { Database } from './database.ts';

/** What was noted under a name; null if nothing was. */
export async function note(db: Kysely<Database>, name: NoteName): Promise<string | null> {
  const row = await db.selectFrom('notes').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** Notes something in place of what was noted under that name before. */
export async function writeNote(db: Kysely<Database>, name: NoteName, value: string): Promise<void> {
  await db
    .insertInto('notes')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
