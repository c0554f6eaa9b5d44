import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Pruned } from './store.ts';

/*
 * A finished game is stored twice: as its entries, and in a compact form from which it can be replayed. An hour later, the server
 * checks that a replay of the compact form gives the same game. If so, the entries are deleted in two steps. First the game is
 * marked as packed, and from then on its entries are not read. Then the entries are deleted, some at a time. The server may stop
 * between the two steps.
 */

/** The number of entries deleted at once. */
const SLICE = 100;

/**
 * Records that a game has ended and is due for packing, because all data for its replay is stored. Rejects if the database fails.
 */
export async function setPackingDue(db: Kysely<Database>, game: string, endedAt: number): Promise<void> {
  await db.updateTable('unpacked_games').set({ due_at: endedAt }).where('game_id', '=', game).execute();
}

/**
 * Resolves with a game that ended before a time in ms since the Unix epoch and is still due for packing. Resolves with null if
 * there is none. Rejects if the database fails.
 */
export async function nextToPack(db: Kysely<Database>, endedBefore: number): Promise<string | null> {
  const due = await db
    .selectFrom('unpacked_games')
    .select('game_id')
    .where('due_at', '<=', endedBefore)
    .where('packed_at', 'is', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return due?.game_id ?? null;
}

/** Marks a game as packed: from then on the store loads it from its packed moves. Rejects if the database fails. */
export async function pack(db: Kysely<Database>, game: string, now: number): Promise<void> {
  await db
    .updateTable('unpacked_games')
    .set({ packed_at: now })
    .where('game_id', '=', game)
    .where('due_at', 'is not', null)
    .execute();
}

/** Records that a game must not be packed, and keeps its entries. Rejects if the database fails. */
export async function leaveUnpacked(db: Kysely<Database>, game: string): Promise<void> {
  await db.updateTable('unpacked_games').set({ due_at: null }).where('game_id', '=', game).where('packed_at', 'is', null).execute();
}

/**
 * Deletes some entries of packed games, which are no longer read. Resolves with what was deleted, or with null if no packed game is
 * left. Rejects if the database fails.
 */
export async function removePacked(db: Kysely<Database>): Promise<Pruned | null> {
  const packed = await db
    .selectFrom('unpacked_games')
    .select('game_id')
    .where('due_at', 'is not', null)
    .where('packed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (packed === undefined) return null;
  await removeEntries(db, packed.game_id);
  return { step: 'tidied' };
}

/**
 * Deletes some of a game's entries, oldest first, and resolves with true. Resolves with false if there are none. Rejects if the
 * database fails.
 */
export async function removeEntries(db: Kysely<Database>, game: string): Promise<boolean> {
  const unpacked = await db.selectFrom('unpacked_games').select('number').where('game_id', '=', game).executeTakeFirst();
  if (unpacked === undefined) return false;
  const { number } = unpacked;
  const next = await db.selectFrom('entries').select('seq').where('game', '=', number).orderBy('seq').limit(SLICE).execute();
  const last = next.at(-1);
  if (last !== undefined) await db.deleteFrom('entries').where('game', '=', number).where('seq', '<=', last.seq).execute();
  if (next.length < SLICE) await db.deleteFrom('unpacked_games').where('number', '=', number).execute();
  return true;
}
