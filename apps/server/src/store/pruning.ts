import { type ExpressionBuilder, type Kysely, sql, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import { dueMark, mark, unmark } from './marks.ts';
import { removeEntries, removePacked } from './packing.ts';
import type { RetentionPeriods } from './retention-periods.ts';
import type { Pruned, PrunedKind } from './store.ts';

/** A step of pruning. Resolves with what was marked or deleted, or with null if there was nothing to do. */
type PruningStep = (db: Kysely<Database>, keep: RetentionPeriods, now: number) => Promise<Pruned | null>;

const TIDIED: Pruned = { step: 'tidied' };

/**
 * How long pruning skips a table after a visit, in ms. This time is longer than the interval between records of the open tables.
 */
const REST = 3 * 60 * 60_000;

/** The retention period of the kind of device that redeemed a pass, in ms. The issuer learns of it on their next visit. */
export const TAKEN_PASS_AGE = 30 * 24 * 60 * 60_000;

/**
 * Runs one small step of pruning, and completes unfinished deletions first. Resolves with what was marked or deleted, or with null
 * if nothing is left to do. Concurrent calls are safe, also from several processes. Rejects if the database fails.
 */
export async function prune(db: Kysely<Database>, keep: RetentionPeriods, now: number): Promise<Pruned | null> {
  for (const step of STEPS) {
    const pruned = await step(db, keep, now);
    if (pruned !== null) return pruned;
  }
  return null;
}

/** Deletes the moves of a game at a deleted table. */
const gamesOfGoneTables: PruningStep = async (db) => {
  const game = await db
    .selectFrom('games')
    .innerJoin('tables', 'tables.code', 'games.table_code')
    .select('games.id')
    .where('tables.gone_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (game === undefined) return null;
  if (await removeEntries(db, game.id)) return TIDIED;
  const outcome = await db
    .selectFrom('outcomes')
    .select(['table_code', 'number'])
    .where('game_id', '=', game.id)
    .executeTakeFirst();
  if (outcome !== undefined) {
    const { table_code, number } = outcome;
    await db.deleteFrom('outcome_seats').where('table_code', '=', table_code).where('number', '=', number).execute();
    await db.deleteFrom('outcomes').where('game_id', '=', game.id).execute();
  }
  await unmark(db, 'game', game.id);
  await db.deleteFrom('games').where('id', '=', game.id).execute();
  return TIDIED;
};

/** Returns a query for a game that started after a given one at its table. */
function followerOf(where: ExpressionBuilder<Database, 'games' | 'tables'>) {
  return where
    .selectFrom('games as newer')
    .select('newer.id')
    .whereRef('newer.table_code', '=', 'games.table_code')
    .whereRef('newer.begun_at', '>', 'games.begun_at');
}

/** Returns a query for games with a successor at their table whose moves have expired. */
function oldGames(db: Kysely<Database>, games: number, now: number) {
  return db
    .selectFrom('games')
    .innerJoin('tables', 'tables.code', 'games.table_code')
    .select('games.id as id')
    .where('games.emptied_at', 'is', null)
    .where('games.begun_at', '<', now - games)
    .where('tables.gone_at', 'is', null)
    .where('tables.seen_at', '<', now - REST)
    .where((where) => where.exists(followerOf(where)))
    .orderBy('games.begun_at');
}

const markGames: PruningStep = async (db, { games }, now) =>
  games === null
    ? null
    : mark(db, 'game', oldGames(db, games, now).where(isUnmarked('game', 'games.id')), now);

/** Deletes the moves of a marked game. */
const markedGames: PruningStep = async (db, { games, marked = 0 }, now) => {
  const found = games === null ? null : await dueMark(db, 'game', now - marked);
  if (games === null || found === null) return null;
  const game = await oldGames(db, games, now).where('games.id', '=', found.id).executeTakeFirst();
  if (game !== undefined && (await removeEntries(db, found.id))) return TIDIED;
  await unmark(db, 'game', found.id);
  if (game === undefined) return TIDIED;
  await db.updateTable('games').set({ emptied_at: now, moves: null, holders: null }).where('id', '=', found.id).execute();
  return { step: 'deleted', kind: 'game', count: 1 };
};

const markMessages: PruningStep = async (db, { sayings }, now) => {
  if (sayings === null) return null;
  const due = db
    .selectFrom('sayings')
    .innerJoin('tables', 'tables.code', 'sayings.table_code')
    .select('sayings.table_code as id')
    .distinct()
    .where('sayings.said_at', '<', now - sayings)
    .where('tables.seen_at', '<', now - REST)
    .where(isUnmarked('messages', 'sayings.table_code'));
  return mark(db, 'messages', due, now);
};

/** Deletes chat messages of a table that had expired when they were marked. */
const markedMessages: PruningStep = async (db, { sayings, marked = 0 }, now) => {
  const found = sayings === null ? null : await dueMark(db, 'messages', now - marked);
  if (sayings === null || found === null) return null;
  const before = Math.min(found.markedAt, now) - sayings;
  const deleted = await db
    .deleteFrom('sayings')
    .where('table_code', '=', found.id)
    .where('said_at', '<', before)
    .executeTakeFirst();
  await unmark(db, 'messages', found.id);
  return { step: 'deleted', kind: 'messages', count: Number(deleted.numDeletedRows) };
};

/** Returns a query for tables that have had no visitors for their whole retention period. */
function oldTables(db: Kysely<Database>, tables: number, now: number) {
  return db
    .selectFrom('tables')
    .select('tables.code as id')
    .where('gone_at', 'is', null)
    .where('seen_at', '<', now - tables)
    .where('changed_at', '<', now - tables)
    .orderBy('seen_at');
}

const markTables: PruningStep = async (db, { tables }, now) =>
  tables === null
    ? null
    : mark(db, 'table', oldTables(db, tables, now).where(isUnmarked('table', 'tables.code')), now);

/** Removes the mark of a table that has had visitors since. */
const spared: PruningStep = async (db, { tables }, now) => {
  if (tables === null) return null;
  const { numDeletedRows } = await db
    .deleteFrom('marks')
    .where('kind', '=', 'table')
    .where('id', 'not in', oldTables(db, tables, now).clearOrderBy())
    .executeTakeFirst();
  return numDeletedRows > 0n ? TIDIED : null;
};

/** Deletes a marked table; later steps delete its games. */
const markedTables: PruningStep = async (db, { tables, marked = 0 }, now) => {
  const found = tables === null ? null : await dueMark(db, 'table', now - marked);
  if (tables === null || found === null) return null;
  // Checks the condition again, so that a table opened in the meantime stays. The new version (the fencing token) rejects later
  // writes.
  const { numUpdatedRows } = await markedGone(db, found.id, now)
    .where('seen_at', '<', now - tables)
    .where('changed_at', '<', now - tables)
    .executeTakeFirst();
  await unmark(db, 'table', found.id);
  return numUpdatedRows === 1n ? { step: 'deleted', kind: 'table', count: 1 } : TIDIED;
};

/** Returns the condition that an item of a kind is not marked, by its id column. */
function isUnmarked(kind: PrunedKind, id: 'tables.code' | 'games.id' | 'sayings.table_code') {
  return sql<SqlBool>`not exists (select 1 from marks where marks.kind = ${kind} and marks.id = ${sql.ref(id)})`;
}

/** Returns the update that marks a table as deleted, unless it already is. */
function markedGone(db: Kysely<Database>, code: string, now: number) {
  return db
    .updateTable('tables')
    .set(({ eb }) => ({ gone_at: now, record: '{}', opened_by: '', version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .where('gone_at', 'is', null);
}

/**
 * Deletes the members, names and chat messages of deleted tables, including those written by a process that had not yet noticed the
 * deletion.
 */
const peopleOfGoneTables: PruningStep = async (db) => {
  for (const name of ['sayings', 'people', 'mentions'] as const) {
    const left = await db
      .selectFrom(name)
      .innerJoin('tables', 'tables.code', `${name}.table_code`)
      .select('tables.code')
      .where('tables.gone_at', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    if (left === undefined) continue;
    await db.deleteFrom(name).where('table_code', '=', left.code).execute();
    return TIDIED;
  }
  const { numDeletedRows } = await db
    .deleteFrom('marks')
    .where('kind', '!=', 'game')
    .where('id', 'in', (of) => of.selectFrom('tables').select('code').where('gone_at', 'is not', null))
    .executeTakeFirst();
  return numDeletedRows > 0n ? TIDIED : null;
};

/** Deletes a table, as if its retention period had ended. Rejects if the database fails. */
export async function deleteTable(db: Kysely<Database>, code: string, now: number): Promise<void> {
  await markedGone(db, code, now).execute();
}

/**
 * Erases some of the remaining data of deleted tables, and resolves with true. Resolves with false if none is left. Rejects if the
 * database fails.
 */
export async function eraseDeleted(db: Kysely<Database>): Promise<boolean> {
  const nothing: RetentionPeriods = { tables: null, games: null, sayings: null };
  return (await peopleOfGoneTables(db, nothing, 0)) !== null || (await gamesOfGoneTables(db, nothing, 0)) !== null;
}

/** Deletes the record that a table existed, at the end of its second retention period. */
const goneTables: PruningStep = async (db, { tables }, now) => {
  if (tables === null) return null;
  const table = await db
    .selectFrom('tables')
    .select('code')
    .where('gone_at', '<', now - tables)
    .limit(1)
    .executeTakeFirst();
  if (table === undefined) return null;
  await db.deleteFrom('links').where('table_code', '=', table.code).execute();
  await db.deleteFrom('tables').where('code', '=', table.code).execute();
  return TIDIED;
};

/** Deletes revocations of tokens that have all expired, and old records of redeemed passes. */
const oldDevices: PruningStep = async (db, _keep, now) => {
  const revocations = await db.deleteFrom('revocations').where('until', '<=', now).executeTakeFirst();
  const taken = await db.deleteFrom('taken_passes').where('taken_at', '<', now - TAKEN_PASS_AGE).executeTakeFirst();
  return revocations.numDeletedRows + taken.numDeletedRows > 0n ? TIDIED : null;
};

/**
 * Restarts the retention periods of a table's items that are marked for deletion, and of the table itself if it is marked. Resolves
 * with the number of marks removed or postponed, or with 0 if nothing was marked. Rejects if the database fails.
 */
export async function undoMarks(db: Kysely<Database>, table: string, keep: RetentionPeriods, now: number): Promise<number> {
  const ofTable = await db.deleteFrom('marks').where('kind', '=', 'table').where('id', '=', table).executeTakeFirst();
  if (ofTable.numDeletedRows > 0n) await db.updateTable('tables').set({ seen_at: now }).where('code', '=', table).execute();
  const games = await db
    .updateTable('marks')
    .set({ marked_at: now + (keep.games ?? 0) })
    .where('kind', '=', 'game')
    .where('id', 'in', (of) => of.selectFrom('games').select('id').where('table_code', '=', table))
    .executeTakeFirst();
  const messages = await db
    .updateTable('marks')
    .set({ marked_at: now + (keep.sayings ?? 0) })
    .where('kind', '=', 'messages')
    .where('id', '=', table)
    .executeTakeFirst();
  return Number(ofTable.numDeletedRows + games.numUpdatedRows + messages.numUpdatedRows);
}

const STEPS: readonly PruningStep[] = [
  peopleOfGoneTables, gamesOfGoneTables, spared, markedTables, markedGames, markedMessages, markTables, markGames, markMessages,
  removePacked, goneTables, oldDevices,
];
