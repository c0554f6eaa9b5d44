import { FORGOTTEN_NAME, type GuestId, type TableCode, tableCodeSchema } from '@chinwag/protocol';
import type { Kysely } from 'kysely';
import { parseSaying } from '../table/record/saying.ts';
import type { Database } from './database.ts';
import { forgetSpectator } from './ended-games.ts';

/** The tables at which somebody is named: in the table itself, among those who won what, or in what was said. */
export async function tablesNaming(db: Kysely<Database>, person: GuestId): Promise<readonly TableCode[]> {
  const within = `%"${person}"%`;
  const rows = await db
    .selectFrom('tables')
    .select('code')
    .where('record', 'like', within)
    .where('gone_at', 'is', null)
    .union(db.selectFrom('outcome_seats').select('table_code as code').where('person', '=', person))
    .union(db.selectFrom('sayings').select('table_code as code').where('saying', 'like', within))
    .union(db.selectFrom('games').select('table_code as code').where('watchers', 'like', within))
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => tableCodeSchema.parse(code));
}

/** Takes somebody's name out of what came of the games of a table, where they are `instead` from then on; and their words. */
export async function forgetAt(
  db: Kysely<Database>,
  table: TableCode,
  person: GuestId,
  instead: GuestId,
): Promise<void> {
  await db
    .updateTable('outcome_seats')
    .set({ person: instead, name: FORGOTTEN_NAME })
    .where('table_code', '=', table)
    .where('person', '=', person)
    .execute();
  await forgetSpectator(db, table, person);
  const sayings = await db.selectFrom('sayings').select(['said_at', 'saying']).where('table_code', '=', table).execute();
  const theirs = sayings.filter(({ saying }) => parseSaying(JSON.parse(saying)).said.from === person);
  if (theirs.length === 0) return;
  const times = theirs.map(({ said_at }) => said_at);
  await db.deleteFrom('sayings').where('table_code', '=', table).where('said_at', 'in', times).execute();
}
