import { randomBytes } from 'node:crypto';
import {
  type GuestId, guestIdSchema, keptName, type Outcome, type TableCode, tableCodeSchema, type Tally,
} from '@chinwag/protocol';
import { type Generated, type Kysely, type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type KeptClocks, parseKeptClocks } from '../table/kept-clocks.ts';
import { type HeldTable, parseTableRecord, peopleOf, type TableRecord } from '../table/table-record.ts';
import { parseSaying, type Saying } from '../table/talk/saying.ts';
import { GroupCommit, type GroupSettings } from './group-commit.ts';
import { forgetAt, tablesNaming } from './forgetting.ts';
import { type Keep, prune } from './pruning.ts';
import { type Entry, type GameEnd, type Listing, madeBySchema, PlaceTaken, type Store, type StoredGame } from './store.ts';

/** The tables of the database. Times are in ms since 1970; `record`, `setup`, `events`, `clocks` and `saying` are JSON. */
export interface Database {
  secrets: { name: string; value: string };
  tables: {
    code: string; opened_by: string; opened_at: number; changed_at: number; version: number; record: string;
    seen_at: Generated<number>; gone_at: number | null;
  };
  people: { person: string; table_code: string; listed: Listing };
  links: { link: string; table_code: string };
  games: { id: string; table_code: string; game: string; setup: string; begun_at: number; emptied_at: number | null };
  sayings: { table_code: string; said_at: number; saying: string };
  entries: { game_id: string; seq: number; seat: number | null; move_id: string | null; made_by: string | null; events: string };
  clocks: { game_id: string; clocks: string };
  outcomes: { table_code: string; number: number; game_id: string; game: string; why: string; ended_at: number };
  outcome_seats: {
    table_code: string; number: number; seat: number;
    person: string | null; name: string; place: number; score: number; points: number;
  };
}

/** A game's setup as it was kept; what may be in it, the game itself tells when it is begun with it. */
const setupSchema = z.object({ seats: z.int(), owner: z.nullable(z.int()), options: z.looseObject({}), seed: z.string() });

const eventsSchema = z.array(z.looseObject({ type: z.string() }));

const TOKEN_KEY = 'guest-tokens';

/** The ways to a database: one for whoever reads, and one for the groups of writes. They may be the same. */
export interface Ways {
  readonly reads: Kysely<Database>;
  readonly writes: Kysely<Database>;
}

/** A store in an SQL database that is up to date. It speaks only what SQLite and PostgreSQL share. */
export class SqlStore implements Store {
  readonly #ways: Ways;
  readonly #db: Kysely<Database>;
  readonly #groups: GroupCommit<Database>;
  readonly #addEntry: (added: AddedEntry) => Promise<boolean>;

  constructor(ways: Ways, settings: GroupSettings<Database>) {
    this.#ways = ways;
    this.#db = ways.reads;
    this.#groups = new GroupCommit(ways.writes, settings);
    this.#addEntry = this.#groups.together(addEntries);
  }

  async secret(): Promise<Uint8Array> {
    const made = { name: TOKEN_KEY, value: randomBytes(32).toString('base64') };
    const kept = await this.#groups.write(async (db) => {
      await db.insertInto('secrets').values(made).onConflict((conflict) => conflict.doNothing()).execute();
      return db.selectFrom('secrets').select('value').where('name', '=', TOKEN_KEY).executeTakeFirstOrThrow();
    });
    return Uint8Array.from(Buffer.from(kept.value, 'base64'));
  }

  async reserveTable(table: TableRecord): Promise<'reserved' | 'code-taken'> {
    const now = Date.now();
    const { code, version, host } = table;
    const row = { code, opened_by: host.id, opened_at: now, changed_at: now, version, record: JSON.stringify(table) };
    return this.#groups.write(async (db) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('tables')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return 'code-taken';
      await savePeople(db, table);
      return 'reserved';
    });
  }

  async loadTable(code: TableCode): Promise<TableRecord | null> {
    const row = await this.#db
      .selectFrom('tables')
      .select('record')
      .where('code', '=', code)
      .where('gone_at', 'is', null)
      .executeTakeFirst();
    return row === undefined ? null : parseTableRecord(JSON.parse(row.record));
  }

  async saveTable(table: TableRecord): Promise<void> {
    await this.#groups.write((db) => saveTable(db, table));
  }

  async findTable(link: TableCode): Promise<TableRecord | 'gone' | null> {
    const renewed = await this.#db.selectFrom('links').select('table_code').where('link', '=', link).executeTakeFirst();
    const row = await this.#db
      .selectFrom('tables')
      .select(['record', 'gone_at'])
      .where('code', '=', renewed?.table_code ?? link)
      .executeTakeFirst();
    if (row === undefined) return null;
    return row.gone_at === null ? parseTableRecord(JSON.parse(row.record)) : 'gone';
  }

  async tablesNaming(person: GuestId): Promise<readonly TableCode[]> {
    return tablesNaming(this.#db, person);
  }

  async forgetAt(table: TableCode, person: GuestId, instead: GuestId): Promise<void> {
    await this.#groups.write((db) => forgetAt(db, table, person, instead));
  }

  async noteSeen(tables: readonly TableCode[], at: number): Promise<void> {
    if (tables.length === 0) return;
    await this.#groups.write((db) =>
      db.updateTable('tables').set({ seen_at: at }).where('code', 'in', tables).where('gone_at', 'is', null).execute(),
    );
  }

  async prune(keep: Keep, now: number): Promise<boolean> {
    return this.#groups.write((db) => prune(db, keep, now));
  }

  async renewLink(table: TableRecord): Promise<'reserved' | 'code-taken'> {
    return this.#groups.write(async (db) => {
      const taken = await db.selectFrom('tables').select('code').where('code', '=', table.link).executeTakeFirst();
      if (taken !== undefined) return 'code-taken';
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('links')
        .values({ link: table.link, table_code: table.code })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return 'code-taken';
      await saveTable(db, table);
      return 'reserved';
    });
  }

  async countTables(openedBy: GuestId, since: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .select((select) => select.fn.countAll().as('count'))
      .where('opened_by', '=', openedBy)
      .where('opened_at', '>=', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async tablesOf(person: GuestId, since: number, most: number): Promise<readonly TableRecord[]> {
    const rows = await this.#db
      .selectFrom('people')
      .innerJoin('tables', 'tables.code', 'people.table_code')
      .select('tables.record')
      .where('people.person', '=', person)
      .where('people.listed', '=', 'listed')
      .where('tables.changed_at', '>=', since)
      .orderBy('tables.changed_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ record }) => parseTableRecord(JSON.parse(record)));
  }

  async listTable(person: GuestId, code: TableCode, listed: Listing): Promise<void> {
    await this.#groups.write((db) =>
      db
        .updateTable('people')
        .set({ listed })
        .where('person', '=', person)
        .where('table_code', '=', code)
        .where('listed', '!=', listed)
        .execute(),
    );
  }

  async beginGame({ id, table: code, game, setup, entries }: StoredGame, table: TableRecord): Promise<void> {
    await this.#groups.write(async (db) => {
      await db
        .insertInto('games')
        .values({ id, table_code: code, game, setup: JSON.stringify(setup), begun_at: Date.now() })
        .execute();
      await db.insertInto('entries').values(entries.map((entry) => entryRow(id, entry))).execute();
      await db.updateTable('people').set({ listed: 'listed' }).where('table_code', '=', code).execute();
      await saveTable(db, table);
    });
  }

  async append(held: HeldTable, game: string, entry: Entry, end: GameEnd | null): Promise<void> {
    const added = { held, row: entryRow(game, entry) };
    if (end === null && entry.clocks === undefined) {
      if (!(await this.#addEntry(added))) throw noPlace(added);
      return;
    }
    await this.#groups.write(async (db) => {
      const [made] = await addEntries(db, [added]);
      if (made !== true) throw noPlace(added);
      if (entry.clocks !== undefined) await keepClocks(db, game, entry.clocks);
      if (end === null) return;
      await addOutcome(db, end.table.code, game, end.outcome);
      await saveTable(db, end.table);
    });
  }

  async keepClocks({ code, version }: HeldTable, game: string, clocks: KeptClocks): Promise<void> {
    await this.#groups.write(async (db) => {
      const held = await db
        .selectFrom('tables').select('code').where('code', '=', code).where('version', '=', version).executeTakeFirst();
      if (held !== undefined) await keepClocks(db, game, clocks);
    });
  }

  async newestEntry(game: string): Promise<number> {
    const newest = await this.#db
      .selectFrom('entries')
      .select('seq')
      .where('game_id', '=', game)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return newest?.seq ?? 0;
  }

  async loadGame(id: string): Promise<StoredGame | null> {
    const row = await this.#db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const entries = await this.#db
      .selectFrom('entries')
      .select(['seq', 'seat', 'move_id', 'made_by', 'events'])
      .where('game_id', '=', id)
      .orderBy('seq')
      .execute();
    const kept = await this.#db.selectFrom('clocks').select('clocks').where('game_id', '=', id).executeTakeFirst();
    return {
      ...(kept && { clocks: parseKeptClocks(JSON.parse(kept.clocks)) }),
      id,
      table: tableCodeSchema.parse(row.table_code),
      game: row.game,
      setup: setupSchema.parse(JSON.parse(row.setup)),
      entries: entries.map(({ seq, seat, move_id, made_by, events }) => ({
        seq,
        seat,
        moveId: move_id,
        by: z.nullable(madeBySchema).parse(made_by),
        events: eventsSchema.parse(JSON.parse(events)),
      })),
    };
  }

  async loadTally(table: TableCode, latest: number): Promise<Tally> {
    return { games: await this.#latestOutcomes(table, latest), totals: await this.#totals(table) };
  }

  async #latestOutcomes(table: TableCode, latest: number): Promise<readonly Outcome[]> {
    const games = await this.#db
      .selectFrom('outcomes')
      .select(['number', 'game', 'why', 'ended_at'])
      .where('table_code', '=', table)
      .orderBy('number', 'desc')
      .limit(latest)
      .execute();
    const seats = await this.#db
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
          person: personOf(person), name: keptName(name), place: came.place, score: came.score, points: came.points,
        })),
    }));
  }

  /** Everybody's totals, under the name they had last. */
  async #totals(table: TableCode): Promise<Tally['totals']> {
    const rows = await this.#db
      .with('totals', (db) =>
        db
          .selectFrom('outcome_seats')
          .where('table_code', '=', table)
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
      name: keptName(name ?? ''),
      games: Number(games),
      wins: Number(wins),
      points: Number(points),
    }));
  }

  async addSayings(table: TableCode, sayings: readonly Saying[], kept: number): Promise<void> {
    if (sayings.length === 0) return;
    const rows = sayings.map((saying) => ({ table_code: table, said_at: saying.said.at, saying: JSON.stringify(saying) }));
    await this.#groups.write(async (db) => {
      await db.insertInto('sayings').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
      const tooOld = await db
        .selectFrom('sayings')
        .select('said_at')
        .where('table_code', '=', table)
        .orderBy('said_at', 'desc')
        .offset(kept)
        .limit(1)
        .executeTakeFirst();
      if (tooOld === undefined) return;
      await db.deleteFrom('sayings').where('table_code', '=', table).where('said_at', '<=', tooOld.said_at).execute();
    });
  }

  async loadSayings(table: TableCode): Promise<readonly Saying[]> {
    const rows = await this.#db
      .selectFrom('sayings')
      .select('saying')
      .where('table_code', '=', table)
      .orderBy('said_at')
      .execute();
    return rows.map(({ saying }) => parseSaying(JSON.parse(saying)));
  }

  async close(): Promise<void> {
    await this.#groups.settled();
    for (const way of new Set([this.#ways.reads, this.#ways.writes])) await way.destroy();
  }
}

function entryRow(game: string, { seq, seat, moveId, by, events }: Entry): Database['entries'] {
  return { game_id: game, seq, seat, move_id: moveId, made_by: by, events: JSON.stringify(events) };
}

/** An entry, and the table at which it is to be added. */
interface AddedEntry {
  readonly held: HeldTable;
  readonly row: Database['entries'];
}

/** Adds entries at once; of each, whether it found its place. Written out, as it takes as long to build a query as to make it. */
async function addEntries(db: Kysely<Database>, added: readonly AddedEntry[]): Promise<readonly boolean[]> {
  const values = added.map(({ held: { code, version }, row: { game_id, seq, seat, move_id, made_by, events } }) =>
    valuesRow([code, version, game_id, seq, seat, move_id, made_by, events]),
  );
  // Of a few lengths only, so that there are few statements to prepare. At no table, nothing is added.
  while (!Number.isInteger(Math.log2(values.length))) values.push(NOTHING);
  // What is given as a parameter has a type of its own only in one of the two databases.
  const { rows } = await sql<Place>`
    insert into entries (game_id, seq, seat, move_id, made_by, events)
    select column3, cast(column4 as integer), cast(column5 as integer), column6, column7, column8
    from (values ${sql.join(values)}) as added
    inner join tables on tables.code = column1 and tables.version = cast(column2 as integer)
    where true
    on conflict do nothing
    returning game_id, seq, seat, move_id`.execute(db);
  const places = new Set(rows.map(written));
  return added.map(({ row }) => places.delete(written(row)));
}

function valuesRow(values: readonly (string | number | null)[]): RawBuilder<unknown> {
  return sql`(${sql.join(values)})`;
}

const NOTHING = valuesRow(Array.from({ length: 8 }, () => null));

/** What tells an entry from every other. */
type Place = Pick<Database['entries'], 'game_id' | 'seq' | 'seat' | 'move_id'>;

function written({ game_id, seq, seat, move_id }: Place): string {
  return JSON.stringify([game_id, seq, seat, move_id]);
}

function noPlace({ held: { code, version }, row: { game_id, seq } }: AddedEntry): PlaceTaken {
  return new PlaceTaken(`entry ${seq} of game ${game_id} is taken, or table ${code} is in another version than ${version}`);
}

async function saveTable(db: Kysely<Database>, table: TableRecord): Promise<void> {
  const { code, version } = table;
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ record: JSON.stringify(table), version, changed_at: Date.now() })
    .where('code', '=', code)
    .where('version', '=', version - 1)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new PlaceTaken(`table ${code} has another version than ${version - 1}`);
  await savePeople(db, table);
}

/** Keeps who belongs to a table; one who did before keeps it in, or off, their list. */
async function savePeople(db: Kysely<Database>, table: TableRecord): Promise<void> {
  const people = peopleOf(table);
  await db.deleteFrom('people').where('table_code', '=', table.code).where('person', 'not in', people).execute();
  await db
    .insertInto('people')
    .values(people.map((person) => ({ person, table_code: table.code, listed: 'listed' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function keepClocks(db: Kysely<Database>, game: string, kept: KeptClocks): Promise<void> {
  const clocks = JSON.stringify(kept);
  await db
    .insertInto('clocks')
    .values({ game_id: game, clocks })
    .onConflict((conflict) => conflict.column('game_id').doUpdateSet({ clocks }))
    .execute();
}

async function addOutcome(db: Kysely<Database>, table: TableCode, game: string, outcome: Outcome): Promise<void> {
  const { number, game: kind, why, endedAt, seats } = outcome;
  await db
    .insertInto('outcomes')
    .values({ table_code: table, number, game_id: game, game: kind, why, ended_at: endedAt })
    .execute();
  await db
    .insertInto('outcome_seats')
    .values(seats.map((held, seat) => ({ table_code: table, number, seat, ...held })))
    .execute();
}

function personOf(kept: string | null): GuestId | null {
  return kept === null ? null : guestIdSchema.parse(kept);
}
