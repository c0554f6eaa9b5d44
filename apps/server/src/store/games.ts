import * as z from 'zod/mini';
import { tableCodeSchema } from '@chinwag/protocol';
import { chainedRoundSchema, roundSchema } from '@chinwag/rules/fair';
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { type StoredClocks, parseStoredClocks } from '../table/record/stored-clocks.ts';
import type { TableLease } from '../table/record/table-record.ts';
import { systemTime } from '../time.ts';
import type { Database } from './database.ts';
import { type Entry, madeBySchema, PlaceTaken, type StoredGame } from './store.ts';

/** The schema of a stored setup. The game validates its options when it is started with the setup. */
const setupSchema = z.object({ seats: z.int(), owner: z.nullable(z.int()), options: z.looseObject({}), seed: z.string() });

const moveSchema = z.looseObject({ type: z.string() });
const eventsSchema = z.array(moveSchema);

/**
 * Parses the rounds of a stored game. Returns them as an object to spread, which is empty if there are none. Throws if the rounds
 * are corrupt (only this server writes them).
 */
export function roundsOf(stored: string | null): Pick<StoredGame, 'rounds'> {
  return stored === null ? {} : { rounds: z.array(z.union([chainedRoundSchema, roundSchema])).parse(JSON.parse(stored)) };
}

/** Parses the setup of a stored game. Throws if the setup is corrupt (only this server writes it). */
export function setupOf(stored: string): StoredGame['setup'] {
  return setupSchema.parse(JSON.parse(stored));
}

/** Resolves with the game that has this id and all its entries, or with null if there is none. Rejects if the database fails. */
export async function loadGame(db: Kysely<Database>, id: string): Promise<StoredGame | null> {
  const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const entries = await entriesOf(db, id)
    .select(['seq', 'seat', 'move_id', 'made_by', 'events', 'move', 'made_at', 'playouts'])
    .orderBy('seq')
    .execute();
  const stored = await db.selectFrom('clocks').select('clocks').where('game_id', '=', id).executeTakeFirst();
  return {
    ...(stored && { clocks: parseStoredClocks(JSON.parse(stored.clocks)) }),
    id,
    table: tableCodeSchema.parse(row.table_code),
    game: row.game,
    setup: setupOf(row.setup),
    ...roundsOf(row.rounds),
    entries: entries.map(({ seq, seat, move_id, made_by, events, move, made_at, playouts }) => ({
      seq,
      seat,
      moveId: move_id,
      by: z.nullable(madeBySchema).parse(made_by),
      ...(move !== null && { move: moveSchema.parse(JSON.parse(move)) }),
      events: eventsSchema.parse(JSON.parse(events)),
      ...(made_at !== null && { at: made_at }),
      ...(playouts !== null && { playouts }),
    })),
  };
}

/**
 * Returns an SQL expression for the start date of a table's next game. That date is later than all earlier start dates, whatever
 * the clock shows, because the latest game is found by date.
 */
export function dateOfNextGame(table: string): RawBuilder<number> {
  return sql<number>`(
    select max(begins)
    from (
      select cast(${systemTime.date()} as bigint) as begins
      union all
      select max(begun_at) + 1 from games where table_code = ${table}
    ) as dates
  )`;
}

/** A stored entry, without the number of its game. */
type EntryRow = Omit<Database['entries'], 'game'>;

/** Returns the query for the stored entries of a game. It finds none once the game is loaded from its packed moves. */
function entriesOf(db: Kysely<Database>, game: string) {
  return db
    .selectFrom('unpacked_games')
    .innerJoin('entries', 'entries.game', 'unpacked_games.number')
    .where('unpacked_games.game_id', '=', game)
    .where('unpacked_games.packed_at', 'is', null);
}

/**
 * Resolves with the number of the first event in a game's newest entry, or with 0 if none is stored. Rejects if the database fails.
 */
export async function newestEntry(db: Kysely<Database>, game: string): Promise<number> {
  const newest = await entriesOf(db, game).select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return newest?.seq ?? 0;
}

/** Stores the first entries of a game whose row is already stored. Rejects if the database fails. */
export async function beginEntries(db: Kysely<Database>, game: string, entries: readonly Entry[]): Promise<void> {
  const { number } = await db.insertInto('unpacked_games').values({ game_id: game }).returning('number').executeTakeFirstOrThrow();
  await db.insertInto('entries').values(entries.map((entry) => ({ game: number, ...entryRow(entry) }))).execute();
}

/** Returns an entry in stored form. */
function entryRow({ seq, seat, moveId, by, move, events, at, playouts }: Entry): EntryRow {
  const texts = { events: JSON.stringify(events), move: move === undefined ? null : JSON.stringify(move) };
  return { seq, seat, move_id: moveId, made_by: by, made_at: at ?? null, playouts: playouts ?? null, ...texts };
}

/** An entry in stored form, with its game and the table lease under which to append it. */
export interface AddedEntry {
  readonly held: TableLease;
  readonly game: string;
  readonly row: EntryRow;
}

/** Returns an entry to be appended to a game under a table lease. */
export function addedEntry(held: TableLease, game: string, entry: Entry): AddedEntry {
  return { held, game, row: entryRow(entry) };
}

/** The number of columns of an appended entry. */
const COLUMNS = 11;

/**
 * Appends entries in batches, with prepared statements. Building a query takes as long as running it, so this class builds each
 * only once per batch size.
 */
export class AddedEntries {
  readonly #built = new Map<number, CompiledQuery<InsertedEntry>>();

  /**
   * Appends the entries. Resolves, for each entry, with whether its sequence number and its version were free. Rejects if the
   * database fails.
   */
  async add(db: Kysely<Database>, added: readonly AddedEntry[]): Promise<readonly boolean[]> {
    const parameters = added.flatMap(({ held: { code, version }, game, row }) => [
      code, version, game, row.seq, row.seat, row.move_id, row.made_by, row.events, row.move, row.made_at, row.playouts,
    ]);
    // There are only a few batch sizes, so that there are few queries. The database adds nothing at an unknown table.
    const size = 2 ** Math.ceil(Math.log2(added.length));
    const nothing = Array.from({ length: (size - added.length) * COLUMNS }, () => null);
    const query: CompiledQuery<InsertedEntry> = { ...this.#queryFor(size, db), parameters: [...parameters, ...nothing] };
    const { rows } = await db.executeQuery(query);
    const places = new Set(rows.map(written));
    return added.map(({ game, row: { seq, seat, move_id } }) => places.delete(written({ game_id: game, seq, seat, move_id })));
  }

  #queryFor(size: number, db: Kysely<Database>): CompiledQuery<InsertedEntry> {
    const known = this.#built.get(size);
    if (known !== undefined) return known;
    const query = addingQuery(size).compile(db);
    this.#built.set(size, query);
    return query;
  }
}

/** Returns the query that appends this many entries, with placeholders. */
function addingQuery(size: number): RawBuilder<InsertedEntry> {
  const row = sql`(${sql.join(Array.from({ length: COLUMNS }, () => null))})`;
  const rows = sql.join(Array.from({ length: size }, () => row));
  // Casts are needed, because only one of the two databases infers the types of these parameters.
  return sql<InsertedEntry>`
    insert into entries (game, seq, seat, move_id, made_by, events, move, made_at, playouts)
    select number, cast(column4 as integer), cast(column5 as integer), column6, column7, column8, column9, cast(column10 as bigint),
      cast(column11 as integer)
    from (values ${rows}) as added
    inner join tables on tables.code = column1 and tables.version = cast(column2 as integer)
    inner join unpacked_games on unpacked_games.game_id = column3 and unpacked_games.packed_at is null
    where true
    on conflict do nothing
    returning (select game_id from unpacked_games where number = entries.game) as game_id, seq, seat, move_id`;
}

/** The columns that identify an entry. */
type InsertedEntry = Pick<Database['unpacked_games'], 'game_id'> & Pick<EntryRow, 'seq' | 'seat' | 'move_id'>;

function written({ game_id, seq, seat, move_id }: InsertedEntry): string {
  return JSON.stringify([game_id, seq, seat, move_id]);
}

/** Returns a `PlaceTaken` error for an entry whose sequence number or table version was taken. */
export function noPlace({ held: { code, version }, game, row: { seq } }: AddedEntry): PlaceTaken {
  return new PlaceTaken(`entry ${seq} of game ${game} is taken, or table ${code} is in another version than ${version}`);
}

/** Stores the current state of a game's clocks. Rejects if the database fails. */
export async function saveClocks(db: Kysely<Database>, game: string, stored: StoredClocks): Promise<void> {
  const clocks = JSON.stringify(stored);
  await db
    .insertInto('clocks')
    .values({ game_id: game, clocks })
    .onConflict((conflict) => conflict.column('game_id').doUpdateSet({ clocks }))
    .execute();
}
