import type { GuestId } from '@chinwag/protocol';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/**
 * Indexes a table by people it names: in its record, or among the spectators of its games. The index finds the table, however its
 * record changes, until they are erased from the table or it is deleted. Rejects if the database fails.
 */
export async function addMentions(db: Kysely<Database>, table: string, people: readonly GuestId[]): Promise<void> {
  if (people.length === 0) return; // the usual case
  const rows = people.map((person) => ({ person, table_code: table }));
  await db.insertInto('mentions').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
}
