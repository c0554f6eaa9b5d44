import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { RetentionPeriods } from './retention-periods.ts';

/** One small step of clearing away what need not be stored any more; false if there was nothing to do. */
type PruningStep = (db: Kysely<Database>, keep: RetentionPeriods, now: number) => Promise<boolean>;

/** How many moves go at once. */
const SLICE = 500;

/** How long a table is left alone after somebody was there, in ms: longer than between two looks at the tables that are open. */
const REST = 3 * 60 * 60_000;

/** For how long it is stored by what device a pass was taken, in ms: until the one who made it is back. */
const TAKEN = 30 * 24 * 60 * 60_000;

/**
 * Does one small step of clearing away, with what is there already half cleared away first; false if nothing is left to do.
 * However many do it at once, in however many processes, it comes to the same.
 */
export async function prune(db: Kysely<Database>, keep: RetentionPeriods, now: number): Promise<boolean> {
  for (const step of STEPS) if (await step(db, keep, now)) return true;
  return false;
}

/** The moves of a game of a table that is gone. */
const gamesOfGoneTables: PruningStep = async (db) => {
  const game = await db
    .selectFrom('games')
    .innerJoin('tables', 'tables.code', 'games.table_code')
    .select('games.id')
    .where('tables.gone_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (game === undefined) return false;
  if (await removeMoves(db, game.id)) return true;
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
  await db.deleteFrom('games').where('id', '=', game.id).execute();
  return true;
};

/** A game that began after another at its table. */
function followerOf(where: ExpressionBuilder<Database, 'games' | 'tables'>) {
  return where
    .selectFrom('games as newer')
    .select('newer.id')
    .whereRef('newer.table_code', '=', 'games.table_code')
    .whereRef('newer.begun_at', '>', 'games.begun_at');
}

/** The moves of a game that others followed at its table. */
const oldGames: PruningStep = async (db, { games }, now) => {
  if (games === null) return false;
  const game = await db
    .selectFrom('games')
    .innerJoin('tables', 'tables.code', 'games.table_code')
    .select('games.id')
    .where('games.emptied_at', 'is', null)
    .where('games.begun_at', '<', now - games)
    .where('tables.gone_at', 'is', null)
    .where('tables.seen_at', '<', now - REST)
    .where((where) => where.exists(followerOf(where)))
    .orderBy('games.begun_at')
    .limit(1)
    .executeTakeFirst();
  if (game === undefined) return false;
  if (await removeMoves(db, game.id)) return true;
  await db.updateTable('games').set({ emptied_at: now, moves: null, holders: null }).where('id', '=', game.id).execute();
  return true;
};

/**
 * What happened in a game that others followed at its table, move by move, where it is stored in a small form as well: from that it
 * can be played again.
 */
const packedGames: PruningStep = async (db, _keep, now) => {
  const game = await db
    .selectFrom('games')
    .innerJoin('tables', 'tables.code', 'games.table_code')
    .select('games.id')
    .where('games.moves', 'is not', null)
    .where('games.packed_at', 'is', null)
    .where('tables.seen_at', '<', now - REST)
    .where((where) => where.exists(followerOf(where)))
    .limit(1)
    .executeTakeFirst();
  if (game === undefined) return false;
  if (await removeMoves(db, game.id)) return true;
  await db.updateTable('games').set({ packed_at: now }).where('id', '=', game.id).execute();
  return true;
};

/** What was said at a table. */
const oldSayings: PruningStep = async (db, { sayings }, now) => {
  if (sayings === null) return false;
  const said = await db
    .selectFrom('sayings')
    .innerJoin('tables', 'tables.code', 'sayings.table_code')
    .select('sayings.table_code')
    .where('sayings.said_at', '<', now - sayings)
    .where('tables.seen_at', '<', now - REST)
    .limit(1)
    .executeTakeFirst();
  if (said === undefined) return false;
  await db.deleteFrom('sayings').where('table_code', '=', said.table_code).where('said_at', '<', now - sayings).execute();
  return true;
};

/** A table at which nobody has been. Its games go in the steps that follow. */
const oldTables: PruningStep = async (db, { tables }, now) => {
  if (tables === null) return false;
  const table = await db
    .selectFrom('tables')
    .select('code')
    .where('gone_at', 'is', null)
    .where('seen_at', '<', now - tables)
    .where('changed_at', '<', now - tables)
    .orderBy('seen_at')
    .limit(1)
    .executeTakeFirst();
  if (table === undefined) return false;
  // Asked again as it is taken, so that the one who has opened it meanwhile keeps it; another version, so that nobody writes to it.
  await markedGone(db, table.code, now)
    .where('seen_at', '<', now - tables)
    .where('changed_at', '<', now - tables)
    .execute();
  return true;
};

/** Makes a table one that is gone, unless it is. */
function markedGone(db: Kysely<Database>, code: string, now: number) {
  return db
    .updateTable('tables')
    .set(({ eb }) => ({ gone_at: now, record: '{}', opened_by: '', version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .where('gone_at', 'is', null);
}

/** Who belonged to tables that are gone, whom they named, and what was said there: also by one who did not know it yet. */
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
    return true;
  }
  return false;
};

/** Deletes a table, as if its time had come. */
export async function deleteTable(db: Kysely<Database>, code: string, now: number): Promise<void> {
  await markedGone(db, code, now).execute();
}

/** Takes away a little of what tables that are gone have left; false if nothing is left. */
export async function eraseDeleted(db: Kysely<Database>): Promise<boolean> {
  const nothing: RetentionPeriods = { tables: null, games: null, sayings: null };
  return (await peopleOfGoneTables(db, nothing, 0)) || gamesOfGoneTables(db, nothing, 0);
}

/** That a table was there. */
const goneTables: PruningStep = async (db, { tables }, now) => {
  if (tables === null) return false;
  const table = await db
    .selectFrom('tables')
    .select('code')
    .where('gone_at', '<', now - tables)
    .limit(1)
    .executeTakeFirst();
  if (table === undefined) return false;
  await db.deleteFrom('links').where('table_code', '=', table.code).execute();
  await db.deleteFrom('tables').where('code', '=', table.code).execute();
  return true;
};

/** That tokens were revoked which have all expired since, and that passes were taken a while ago. */
const oldDevices: PruningStep = async (db, _keep, now) => {
  const revocations = await db.deleteFrom('revocations').where('until', '<=', now).executeTakeFirst();
  const taken = await db.deleteFrom('taken_passes').where('taken_at', '<', now - TAKEN).executeTakeFirst();
  return revocations.numDeletedRows + taken.numDeletedRows > 0n;
};

const STEPS: readonly PruningStep[] = [
  peopleOfGoneTables, gamesOfGoneTables, oldTables, oldGames, packedGames, oldSayings, goneTables, oldDevices,
];

/** Takes away some moves of a game, the first first; false if it has none. */
async function removeMoves(db: Kysely<Database>, game: string): Promise<boolean> {
  const next = await db
    .selectFrom('entries')
    .select('seq')
    .where('game_id', '=', game)
    .orderBy('seq')
    .limit(SLICE)
    .execute();
  const last = next.at(-1);
  if (last === undefined) return false;
  await db.deleteFrom('entries').where('game_id', '=', game).where('seq', '<=', last.seq).execute();
  return true;
}
