import { deviceKindSchema, type GuestId, type TableCode, tableCodeSchema } from '@chinwag/protocol';
import type { Kysely } from 'kysely';
import type { StoredDevices, StoredTableDates, TableContents } from './admin-store.ts';
import type { Database } from './database.ts';
import { unpackMoves } from './packed-moves.ts';

/**
 * Resolves with at most `most` existing tables in the order of their codes, either after the given code or from the first. Rejects
 * if the database fails.
 */
export async function tablesFrom(
  db: Kysely<Database>,
  after: TableCode | null,
  most: number,
): Promise<readonly StoredTableDates[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['code', 'changed_at', 'seen_at'])
    .where('code', '>', after ?? '')
    .where('gone_at', 'is', null)
    .orderBy('code')
    .limit(most)
    .execute();
  return rows.map(({ code, changed_at, seen_at }) => ({
    code: tableCodeSchema.parse(code), changedAt: changed_at, seenAt: seen_at,
  }));
}

/** Resolves with the amount of data stored for a table. Rejects if the database fails. */
export async function contentsOf(db: Kysely<Database>, table: TableCode): Promise<TableContents> {
  const games = await db
    .selectFrom('games')
    .select((select) => select.fn.countAll().as('count'))
    .where('table_code', '=', table)
    .executeTakeFirstOrThrow();
  const unpacked = await db
    .selectFrom('unpacked_games')
    .innerJoin('games', 'games.id', 'unpacked_games.game_id')
    .innerJoin('entries', 'entries.game', 'unpacked_games.number')
    .select((select) => select.fn.countAll().as('count'))
    .where('games.table_code', '=', table)
    .where('unpacked_games.packed_at', 'is', null)
    .where('entries.seat', 'is not', null)
    .executeTakeFirstOrThrow();
  const packed = await db
    .selectFrom('games')
    .leftJoin('unpacked_games', (join) =>
      join.onRef('unpacked_games.game_id', '=', 'games.id').on('unpacked_games.packed_at', 'is', null),
    )
    .select('games.moves')
    .where('games.table_code', '=', table)
    .where('unpacked_games.number', 'is', null)
    .execute();
  const lengths = packed.map((game) => (game.moves === null ? 0 : unpackMoves(game.moves).length));
  const moves = lengths.reduce((sum, length) => sum + length, Number(unpacked.count));
  const messages = await db
    .selectFrom('sayings')
    .select((select) => select.fn.countAll().as('count'))
    .where('table_code', '=', table)
    .executeTakeFirstOrThrow();
  return { games: Number(games.count), moves, messages: Number(messages.count) };
}

/** Deletes the chat message that was sent at a table at the given time. Rejects if the database fails. */
export async function deleteMessage(db: Kysely<Database>, table: TableCode, at: number): Promise<void> {
  await db.deleteFrom('sayings').where('table_code', '=', table).where('said_at', '=', at).execute();
}

/** Resolves with the data stored for a person's devices. Rejects if the database fails. */
export async function devicesOf(db: Kysely<Database>, person: GuestId): Promise<StoredDevices> {
  const pass = await db.selectFrom('passes').select(['until', 'table_code']).where('person', '=', person).executeTakeFirst();
  const taken = await db.selectFrom('taken_passes').select(['device', 'taken_at']).where('person', '=', person).execute();
  const revoked = await db.selectFrom('revocations').select(['counter', 'until']).where('person', '=', person).executeTakeFirst();
  const listed = await db.selectFrom('people').select(['table_code', 'listed']).where('person', '=', person).execute();
  return {
    pass: pass === undefined ? null : { until: pass.until, table: pass.table_code },
    takenPasses: taken.map(({ device, taken_at }) => ({ device: deviceKindSchema.parse(device), at: taken_at })),
    revocation: revoked ?? null,
    listed: listed.map(({ table_code, listed: is }) => ({ table: table_code, listed: is })),
  };
}
