import type { Kysely } from 'kysely';
import { peopleOf, type TableRecord } from '../table/record/table-record.ts';
import { namedIn } from '../table/record/without-person.ts';
import { systemTime } from '../time.ts';
import type { Database } from './database.ts';
import { addMentions } from './mentions.ts';
import { pipelined } from './pipelined.ts';
import { type Listing, PlaceTaken } from './store.ts';

/** The members with the table on their list after a save: those who had it before and new ones, or all of them. */
type Lists = 'as-chosen' | 'for-all';

/**
 * Saves the next version of a table. Rejects with `PlaceTaken` if another process has stored that version. Also rejects if the
 * database fails.
 */
export async function saveTable(db: Kysely<Database>, table: TableRecord, lists: Lists = 'as-chosen'): Promise<void> {
  const { code, version } = table;
  const now = systemTime.date();
  const updating = db
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
  const [{ numUpdatedRows }, stored] = await pipelined([updating, storedPeople(db, code)]);
  if (numUpdatedRows !== 1n) throw new PlaceTaken(`table ${code} has another version than ${version - 1}`);
  await replacePeople(db, table, stored, lists);
}

/** Stores the members of a new table and the people it names. Rejects if the database fails. */
export async function savePeople(db: Kysely<Database>, table: TableRecord): Promise<void> {
  await replacePeople(db, table, { members: new Map(), mentioned: new Set() }, 'as-chosen');
}

/** The stored members of a table, each with their choice, and the people by whom the table is indexed. */
interface StoredPeople {
  readonly members: ReadonlyMap<string, Listing>;
  readonly mentioned: ReadonlySet<string>;
}

/** Stores what has changed in the members of a table and the people it names: usually nothing. Rejects if the database fails. */
async function replacePeople(
  db: Kysely<Database>, table: TableRecord, { members, mentioned }: StoredPeople, lists: Lists,
): Promise<void> {
  const { code } = table;
  const people = peopleOf(table);
  if ([...members.keys()].some((person) => !people.some((member) => member === person))) {
    await db.deleteFrom('people').where('table_code', '=', code).where('person', 'not in', people).execute();
  }
  if (lists === 'for-all' && people.some((person) => members.get(person) === 'put-away')) {
    await db.updateTable('people').set({ listed: 'listed' }).where('table_code', '=', code).execute();
  }
  const rows = people
    .filter((person) => !members.has(person))
    .map((person) => ({ person, table_code: code, listed: 'listed' as const }));
  if (rows.length > 0) await db.insertInto('people').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
  await addMentions(db, code, namedIn(table).filter((person) => !mentioned.has(person)));
}

async function storedPeople(db: Kysely<Database>, code: string): Promise<StoredPeople> {
  const rows = await db
    .selectFrom('people')
    .select(['person', (select) => select.ref('listed').$castTo<Listing | null>().as('listed')])
    .where('table_code', '=', code)
    .unionAll((union) =>
      union
        .selectFrom('mentions')
        .select(['person', (select) => select.val<Listing | null>(null).as('listed')])
        .where('table_code', '=', code),
    )
    .execute();
  return {
    members: new Map(rows.flatMap(({ person, listed }) => (listed === null ? [] : [[person, listed]]))),
    mentioned: new Set(rows.flatMap(({ person, listed }) => (listed === null ? person : []))),
  };
}
