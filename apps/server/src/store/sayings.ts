import type { TableCode } from '@chinwag/protocol';
import type { Kysely } from 'kysely';
import { parseSaying, type Saying } from '../table/record/saying.ts';
import type { Database } from './database.ts';

/** Stores chat messages of a table, and deletes all but the newest `stored` ones. Rejects if the database fails. */
export async function addSayings(
  db: Kysely<Database>,
  table: TableCode,
  sayings: readonly Saying[],
  stored: number,
): Promise<void> {
  const rows = sayings.map((saying) => ({
    table_code: table, said_at: saying.said.at, saying: JSON.stringify(saying), speaker: saying.said.from,
  }));
  await db.insertInto('sayings').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
  const tooOld = await db
    .selectFrom('sayings')
    .select('said_at')
    .where('table_code', '=', table)
    .orderBy('said_at', 'desc')
    .offset(stored)
    .limit(1)
    .executeTakeFirst();
  if (tooOld === undefined) return;
  await db.deleteFrom('sayings').where('table_code', '=', table).where('said_at', '<=', tooOld.said_at).execute();
}

/** Resolves with the chat messages of a table, oldest first. Rejects if the database fails. */
export async function loadSayings(db: Kysely<Database>, table: TableCode): Promise<readonly Saying[]> {
  const rows = await db
    .selectFrom('sayings')
    .select('saying')
    .where('table_code', '=', table)
    .orderBy('said_at')
    .execute();
  return rows.map(({ saying }) => parseSaying(JSON.parse(saying)));
}
