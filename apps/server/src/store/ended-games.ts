import { gameEndSchema, type GuestId, guestIdSchema, storedName, type TableCode, tableCodeSchema } from '@chinwag/protocol';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { gameHoldersSchema, withoutPseudonym } from '../table/record/game-holders.ts';
import type { Database } from './database.ts';
import { addMentions } from './mentions.ts';
import { roundsOf, setupOf } from './games.ts';
import { addOutcome } from './outcomes.ts';
import { setPackingDue } from './packing.ts';
import { pipelined } from './pipelined.ts';
import type { EndedGame, NotStored, Remains, StoredReplay } from './store.ts';

const spectatorsSchema = z.array(guestIdSchema);

/** Stores the outcome and the replay of a table's game that has just ended. Rejects if the database fails. */
export async function saveRemains(db: Kysely<Database>, table: TableCode, game: string, remains: Remains): Promise<void> {
  const { outcome, replay } = remains;
  await pipelined([
    addOutcome(db, table, game, remains),
    ...(replay === undefined ? [] : [saveReplay(db, { table, game }, replay), setPackingDue(db, game, outcome.endedAt)]),
  ]);
}

/** Stores the replay of a table's game that has just ended. Rejects if the database fails. */
async function saveReplay(
  db: Kysely<Database>,
  { table, game }: { readonly table: string; readonly game: string },
  replay: StoredReplay,
): Promise<void> {
  const { rules, packedMoves, digest, spectators, holders } = replay;
  const stored = {
    rules, moves: packedMoves, digest, watchers: JSON.stringify(spectators),
    holders: holders === undefined ? null : JSON.stringify(holders),
  };
  await pipelined([
    db.updateTable('games').set(stored).where('id', '=', game).execute(),
    addMentions(db, table, spectators),
  ]);
}

/**
 * Loads a finished game for replay. Resolves with the game, with null if the id is unknown, or with the reason why the game's moves
 * are not stored. Rejects if the database fails.
 */
export async function loadEnded(db: Kysely<Database>, id: string): Promise<EndedGame | NotStored | null> {
  const row = await db
    .selectFrom('games')
    .innerJoin('outcomes', 'outcomes.game_id', 'games.id')
    .innerJoin('tables', 'tables.code', 'games.table_code')
    .select([
      'games.game', 'games.table_code', 'games.setup', 'games.rounds', 'games.moves', 'games.digest', 'games.watchers',
      'games.rules', 'games.holders', 'games.emptied_at',
      'outcomes.number', 'outcomes.ended_at', 'outcomes.ending',
    ])
    .where('games.id', '=', id)
    .where('tables.gone_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.emptied_at !== null) return 'cleared-away';
  if (row.moves === null || row.digest === null || row.rules === null) return 'begun-before';
  const seats = await db
    .selectFrom('outcome_seats')
    .select(['person', 'name'])
    .where('table_code', '=', row.table_code)
    .where('number', '=', row.number)
    .orderBy('seat')
    .execute();
  return {
    id,
    table: tableCodeSchema.parse(row.table_code),
    game: row.game,
    setup: setupOf(row.setup),
    ...roundsOf(row.rounds),
    rules: row.rules,
    packedMoves: row.moves,
    digest: row.digest,
    spectators: spectatorsOf(row.watchers),
    ...holdersOf(row.holders),
    endedAt: row.ended_at,
    ending: gameEndSchema.parse(row.ending),
    seats: seats.map(({ person, name }) => ({ person: z.nullable(guestIdSchema).parse(person), name: storedName(name) })),
  };
}

/** Erases a spectator from the games of a table. Rejects if the database fails. */
export async function forgetSpectator(db: Kysely<Database>, table: string, person: GuestId): Promise<void> {
  const rows = await db
    .selectFrom('games')
    .select(['id', 'watchers'])
    .where('table_code', '=', table)
    .where('watchers', 'like', `%"${person}"%`)
    .execute();
  for (const row of rows) {
    const others = spectatorsOf(row.watchers).filter((spectator) => spectator !== person);
    await db.updateTable('games').set({ watchers: JSON.stringify(others) }).where('id', '=', row.id).execute();
  }
}

/** Erases a seat holder from the games of a table. Only the hash leaves of their seats remain. Rejects if the database fails. */
export async function forgetHolder(db: Kysely<Database>, table: string, pseudonym: string): Promise<void> {
  const rows = await db
    .selectFrom('games')
    .select(['id', 'holders'])
    .where('table_code', '=', table)
    .where('holders', 'like', `%"${pseudonym}"%`)
    .execute();
  for (const { id, holders } of rows) {
    const named = holdersOf(holders).holders;
    if (named === undefined) continue;
    const erased = JSON.stringify(withoutPseudonym(named, pseudonym));
    await db.updateTable('games').set({ holders: erased }).where('id', '=', id).execute();
  }
}

function holdersOf(stored: string | null): Pick<StoredReplay, 'holders'> {
  return stored === null ? {} : { holders: gameHoldersSchema.parse(JSON.parse(stored)) };
}

function spectatorsOf(stored: string | null): readonly GuestId[] {
  return stored === null ? [] : spectatorsSchema.parse(JSON.parse(stored));
}
