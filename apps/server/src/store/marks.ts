import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { Pruned, PrunedKind } from './store.ts';

/** The number of items marked at once. */
const SLICE = 100;

/** A query for the ids of the items that are due for deletion: table codes, or game ids. */
export type DueIds = SelectQueryBuilder<Database, keyof Database, { readonly id: string }>;

/**
 * Marks for deletion some items that are due and not yet marked. Resolves with the number of items marked, or with null if there
 * were none. Rejects if the database fails.
 */
export async function mark(db: Kysely<Database>, kind: PrunedKind, due: DueIds, now: number): Promise<Pruned | null> {
  const found = await due.limit(SLICE).execute();
  if (found.length === 0) return null;
  const rows = found.map(({ id }) => ({ kind, id, marked_at: now }));
  await db.insertInto('marks').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
  return { step: 'marked', kind, count: rows.length };
}

/**
 * Resolves with the first item of a kind that was marked for deletion before a given time, in ms since the Unix epoch. Resolves
 * with null if there is none. Rejects if the database fails.
 */
export async function dueMark(
  db: Kysely<Database>,
  kind: PrunedKind,
  before: number,
): Promise<{ readonly id: string; readonly markedAt: number } | null> {
  const row = await db
    .selectFrom('marks')
    .select(['id', 'marked_at'])
    .where('kind', '=', kind)
    .where('marked_at', '<=', before)
    .orderBy('marked_at')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, markedAt: row.marked_at };
}

/** Removes an item's mark for deletion. Rejects if the database fails. */
export async function unmark(db: Kysely<Database>, kind: PrunedKind, id: string): Promise<void> {
  await db.deleteFrom('marks').where('kind', '=', kind).where('id', '=', id).execute();
}
