import type { GuestId } from '@chinwag/protocol';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/**
 * Indexes a table by the people it names: in its record, or among the spectators of its games. The index finds the table, however
 * its record changes, until they are erased from the table or it is deleted. Rejects if the database fails.
 */
export async function saveMentions(db: Kysely<Database>, table: string, people: readonly GuestId[]): Promise<void> {
  const stored = await db.selectFrom('mentions').select('person').where('table_code', '=', table).execute();
  const known = new Set(stored.map(({ person }) => person));
  const rows = people.filter((person) => !known.has(person)).map((person) => ({ person, table_code: table }));
  if (rows.length === 0) return; // the usual case
  await db.insertInto('mentions').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
}
