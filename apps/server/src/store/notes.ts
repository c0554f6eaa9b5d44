import type { Kysely } from 'kysely';
import type { NoteName } from './admin-store.ts';
import type { Database } from './database.ts';

/** Resolves with the note called `name`, or with null if there is none. Rejects if the database fails. */
export async function note(db: Kysely<Database>, name: NoteName): Promise<string | null> {
  const row = await db.selectFrom('notes').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** Writes a note, replacing any earlier one called `name`. Rejects if the database fails. */
export async function writeNote(db: Kysely<Database>, name: NoteName, value: string): Promise<void> {
  await db
    .insertInto('notes')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
