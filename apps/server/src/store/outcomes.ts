import { type GuestId, guestIdSchema, storedName, type Outcome, type TableCode, type Tally } from '@chinwag/protocol';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { pipelined } from './pipelined.ts';
import type { Remains } from './store.ts';

/**
 * Resolves with the tally of a table: the latest games, and everybody's totals over all games. A game without places does not
 * count. Rejects if the database fails.
 */
export async function loadTally(db: Kysely<Database>, table: TableCode, latest: number): Promise<Tally> {
  return { games: await latestOutcomes(db, table, latest), totals: await totalsOf(db, table) };
}

async function latestOutcomes(db: Kysely<Database>, table: TableCode, latest: number): Promise<readonly Outcome[]> {
  const games = await db
    .selectFrom('outcomes')
    .select(['number', 'game', 'why', 'ended_at'])
    .where('table_code', '=', table)
    .where('why', 'not in', ['agreed', 'retried'])
    .orderBy('number', 'desc')
    .limit(latest)
    .execute();
  const seats = await db
    .selectFrom('outcome_seats')
    .select(['number', 'person', 'name', 'place', 'score', 'points'])
    .where('table_code', '=', table)
    .where('number', '>=', games.at(-1)?.number ?? 0)
    .orderBy('seat')
    .execute();
  return games.toReversed().map(({ number, game, why, ended_at }) => ({
    number,
    game,
    why,
    endedAt: ended_at,
    seats: seats
      .filter((seat) => seat.number === number)
      .map(({ person, name, ...came }) => ({
        person: personOf(person), name: storedName(name), place: came.place, score: came.score, points: came.points,
      })),
  }));
}

/** Resolves with everybody's totals, under their latest names. */
async function totalsOf(db: Kysely<Database>, table: TableCode): Promise<Tally['totals']> {
  const rows = await db
    .with('totals', (rows) =>
      rows
        .selectFrom('outcome_seats')
        .where('table_code', '=', table)
        .where('place', '>', 0)
        .groupBy('person')
        .select((select) => [
          'person',
          select.fn.countAll().as('games'),
          select.fn.sum(select.case().when('place', '=', 1).then(1).else(0).end()).as('wins'),
          select.fn.sum('points').as('points'),
          select.fn.max('number').as('last'),
        ]),
    )
    .selectFrom('totals')
    .leftJoin('outcome_seats', (join) =>
      join
        .onRef('outcome_seats.person', '=', 'totals.person')
        .onRef('outcome_seats.number', '=', 'totals.last')
        .on('outcome_seats.table_code', '=', table),
    )
    .select(['totals.person', 'outcome_seats.name', 'games', 'wins', 'totals.points'])
    .orderBy('totals.points', 'desc')
    .orderBy('totals.person')
    .execute();
  return rows.map(({ person, name, games, wins, points }) => ({
    person: personOf(person),
    name: storedName(name ?? ''),
    games: Number(games),
    wins: Number(wins),
    points: Number(points),
  }));
}

/** Stores the outcome of a table's game. Rejects if the database fails. */
export async function addOutcome(
  db: Kysely<Database>,
  table: TableCode,
  game: string,
  { ending, outcome, deals }: Remains,
): Promise<void> {
  const { number, game: kind, why, endedAt, seats } = outcome;
  await pipelined([
    db
      .insertInto('outcomes')
      .values({
        table_code: table, number, game_id: game, game: kind, why, ending, ended_at: endedAt,
        deals: deals === undefined ? null : JSON.stringify(deals),
      })
      .execute(),
    db
      .insertInto('outcome_seats')
      .values(seats.map((held, seat) => ({ table_code: table, number, seat, ...held })))
      .execute(),
  ]);
}

/** Returns the person of a stored seat, or null for a bot's. */
export function personOf(stored: string | null): GuestId | null {
  return stored === null ? null : guestIdSchema.parse(stored);
}
