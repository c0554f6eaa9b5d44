import { gameEndSchema, type GuestId, storedName, type PlayedGame, tableCodeSchema } from '@chinwag/protocol';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from './database.ts';
import { personOf } from './outcomes.ts';
import type { HistoryPlace } from './store.ts';

const dealsSchema = z.array(z.array(z.nullable(z.number())));

/** Resolves with a page of a person's finished games, newest first. Rejects if the database fails. */
export async function historyOf(
  db: Kysely<Database>,
  person: GuestId,
  before: HistoryPlace | null,
  most: number,
): Promise<readonly PlayedGame[]> {
  const games = await db
    .selectFrom('outcome_seats as own')
    .innerJoin('outcomes', (join) =>
      join.onRef('outcomes.table_code', '=', 'own.table_code').onRef('outcomes.number', '=', 'own.number'),
    )
    .innerJoin('games', 'games.id', 'outcomes.game_id')
    .select([
      'outcomes.game_id', 'outcomes.game', 'outcomes.table_code', 'outcomes.ended_at', 'outcomes.deals', 'outcomes.ending',
      'own.seat', 'games.digest', 'games.emptied_at',
    ])
    .where('own.person', '=', person)
    .$if(before !== null, (query) =>
      query.where((where) =>
        where.or([
          where('outcomes.ended_at', '<', before?.endedAt ?? 0),
          where.and([where('outcomes.ended_at', '=', before?.endedAt ?? 0), where('outcomes.game_id', '<', before?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('outcomes.ended_at', 'desc')
    .orderBy('outcomes.game_id', 'desc')
    .limit(most)
    .execute();
  if (games.length === 0) return [];
  const seats = await db
    .selectFrom('outcome_seats')
    .innerJoin('outcomes', (join) =>
      join
        .onRef('outcomes.table_code', '=', 'outcome_seats.table_code')
        .onRef('outcomes.number', '=', 'outcome_seats.number'),
    )
    .select(['outcomes.game_id', 'person', 'name', 'place', 'score', 'points'])
    .where('outcomes.game_id', 'in', games.map(({ game_id }) => game_id))
    .orderBy('seat')
    .execute();
  return games.map(({ game_id, game, table_code, ended_at, deals, ending, seat, digest, emptied_at }) => ({
    id: game_id,
    game,
    table: tableCodeSchema.parse(table_code),
    endedAt: ended_at,
    yourSeat: seat,
    seats: seats
      .filter((held) => held.game_id === game_id)
      .map((held) => ({
        person: personOf(held.person), name: storedName(held.name), place: held.place, score: held.score, points: held.points,
      })),
    deals: deals === null ? null : dealsSchema.parse(JSON.parse(deals)).map((deal) => deal[seat] ?? null),
    kept: digest !== null && emptied_at === null,
    ending: gameEndSchema.parse(ending),
  }));
}
