import { FORGOTTEN_NAME, type GuestId, type TableCode, tableCodeSchema } from '@chinwag/protocol';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { ForgottenPerson } from '../table/record/without-person.ts';
import { forgetHolder, forgetSpectator } from './ended-games.ts';

/**
 * Resolves with the tables that name a person: in the record, among outcomes or spectators, or in the chat. An index on the person
 * finds each table, however many tables there are. Rejects if the database fails.
 */
export async function tablesNaming(db: Kysely<Database>, person: GuestId): Promise<readonly TableCode[]> {
  const rows = await db
    .selectFrom('mentions')
    .select('table_code as code')
    .where('person', '=', person)
    .union(db.selectFrom('outcome_seats').select('table_code as code').where('person', '=', person))
    .union(db.selectFrom('sayings').select('table_code as code').where('speaker', '=', person))
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => tableCodeSchema.parse(code));
}

/**
 * Erases a person's name from a table's games and outcomes. In the outcomes, the id `instead` replaces the person's. Also deletes
 * their chat messages at the table. Rejects if the database fails.
 */
export async function forgetAt(
  db: Kysely<Database>,
  table: TableCode,
  { person, pseudonym }: ForgottenPerson,
  instead: GuestId,
): Promise<void> {
  await db
    .updateTable('outcome_seats')
    .set({ person: instead, name: FORGOTTEN_NAME })
    .where('table_code', '=', table)
    .where('person', '=', person)
    .execute();
  await forgetSpectator(db, table, person);
  if (pseudonym !== null) await forgetHolder(db, table, pseudonym);
  await db.deleteFrom('sayings').where('table_code', '=', table).where('speaker', '=', person).execute();
  await db.deleteFrom('mentions').where('table_code', '=', table).where('person', '=', person).execute();
}
