import type { Kysely } from 'kysely';
import { peopleOf, type TableRecord } from '../table/record/table-record.ts';
import { namedIn } from '../table/record/without-person.ts';
import { systemTime } from '../time.ts';
import type { Database } from './database.ts';
import { saveMentions } from './mentions.ts';
import { PlaceTaken } from './store.ts';

/**
 * Saves the next version of a table. Rejects with `PlaceTaken` if another process has stored that version. Also rejects if the
 * database fails.
 */
export async function saveTable(db: Kysely<Database>, table: TableRecord): Promise<void> {
  const { code, version } = table;
  const now = systemTime.date();
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set(({ eb }) => ({
      record: JSON.stringify(table),
      version,
      // A clock that was set back does not make a recently changed table an old one.
      changed_at: eb.case().when('changed_at', '>', now).then(eb.ref('changed_at')).else(now).end(),
    }))
    .where('code', '=', code)
    .where('version', '=', version - 1)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new PlaceTaken(`table ${code} has another version than ${version - 1}`);
  await savePeople(db, table);
}

/**
 * Stores the members of a table and the people it names. Members keep their earlier choice to list it or put it away. Rejects if
 * the database fails.
 */
export async function savePeople(db: Kysely<Database>, table: TableRecord): Promise<void> {
  const people = peopleOf(table);
  await db.deleteFrom('people').where('table_code', '=', table.code).where('person', 'not in', people).execute();
  await db
    .insertInto('people')
    .values(people.map((person) => ({ person, table_code: table.code, listed: 'listed' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await saveMentions(db, table.code, namedIn(table));
}
