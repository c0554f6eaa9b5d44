import { type Kysely, type Migration, type MigrationProvider, sql, SqliteAdapter } from 'kysely';
import * as z from 'zod/mini';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('tables')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('opened_by', 'text', (column) => column.notNull())
      .addColumn('opened_at', 'bigint', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tables_by_opener').on('tables').columns(['opened_by', 'opened_at']).execute();
    await db.schema
      .createTable('games')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code'))
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('setup', 'text', (column) => column.notNull())
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('entries')
      .addColumn('game_id', 'text', (column) => column.notNull().references('games.id'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('move_id', 'text')
      .addColumn('events', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_pk', ['game_id', 'seq'])
      .addUniqueConstraint('entries_move', ['game_id', 'seat', 'move_id'])
      .execute();
  },
};

/** The schema of the parts of a table's record that this migration needs, unchanged since the first version. */
const tableOfOldSchema = z.looseObject({ status: z.enum(['gathering', 'playing', 'finished']) });

/**
 * Resets tables with games from before decision 008, whose events the rules can no longer read. These tables return to gathering,
 * with everybody in their seats.
 */
const gatherAgain: Migration = {
  async up(db: Kysely<{ tables: { code: string; record: string } }>) {
    for (const { code, record } of await db.selectFrom('tables').select(['code', 'record']).execute()) {
      const table = tableOfOldSchema.parse(JSON.parse(record));
      if (table.status === 'gathering') continue;
      const again = JSON.stringify({ ...table, status: 'gathering', gameId: '' });
      await db.updateTable('tables').set({ record: again }).where('code', '=', code).execute();
    }
  },
};

const links: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('links')
      .addColumn('link', 'text', (column) => column.primaryKey())
      .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code'))
      .execute();
  },
};

/** The schema of a table's members in its record, unchanged since the first version. */
const tableWithPeopleSchema = z.looseObject({
  host: z.looseObject({ id: z.string() }),
  seats: z.array(z.looseObject({ person: z.optional(z.string()) })),
});

/** Stores the members of each table, for the lists at home; filled from the existing tables. */
const peopleOfTables: Migration = {
  async up(db: Kysely<OldTables>) {
    await db.schema
      .createTable('people')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code'))
      .addColumn('listed', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('people_pk', ['person', 'table_code'])
      .execute();
    await db.schema.createIndex('people_by_table').on('people').column('table_code').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('changed_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    for (const { code, record, opened_at } of await db.selectFrom('tables').select(['code', 'record', 'opened_at']).execute()) {
      const { host, seats } = tableWithPeopleSchema.parse(JSON.parse(record));
      const people = new Set([host.id, ...seats.flatMap(({ person }) => person ?? [])]);
      const rows = [...people].map((person) => ({ person, table_code: code, listed: 'listed' }));
      await db.insertInto('people').values(rows).execute();
      await db.updateTable('tables').set({ changed_at: opened_at }).where('code', '=', code).execute();
    }
  },
};

/** The schema of a deal's events from the time when one game called its dealer the host. */
const hostedEventsSchema = z.array(z.looseObject({ type: z.string(), host: z.optional(z.number()) }));

/** Renames the dealer in the events of every game. */
const dealers: Migration = {
  async up(db: Kysely<OldEntries>) {
    const entries = await db
      .selectFrom('entries')
      .select(['game_id', 'seq', 'events'])
      .where('events', 'like', '%"host":%')
      .execute();
    for (const { game_id, seq, events } of entries) {
      const old = hostedEventsSchema.parse(JSON.parse(events));
      if (old.every(({ host }) => host === undefined)) continue;
      const renamed = old.map(({ host, ...event }) => (host === undefined ? event : { ...event, dealer: host }));
      const now = { events: JSON.stringify(renamed) };
      await db.updateTable('entries').set(now).where('game_id', '=', game_id).where('seq', '=', seq).execute();
    }
  },
};

interface OldEntries {
  entries: { game_id: string; seq: number; events: string };
}

interface OldTables {
  tables: { code: string; record: string; opened_at: number; changed_at: number };
  people: { person: string; table_code: string; listed: string };
}

/** Stores the outcome of each finished game: a row per game, and a row per seat. The server only ever adds rows. */
const tally: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('outcomes')
      .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('game_id', 'text', (column) => column.notNull().unique().references('games.id'))
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('outcomes_pk', ['table_code', 'number'])
      .execute();
    await db.schema
      .createTable('outcome_seats')
      .addColumn('table_code', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('score', 'double precision', (column) => column.notNull())
      .addColumn('points', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('outcome_seats_pk', ['table_code', 'number', 'seat'])
      .addForeignKeyConstraint('outcome_seats_game', ['table_code', 'number'], 'outcomes', ['table_code', 'number'])
      .execute();
  },
};

const sayings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sayings')
      .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
      .addColumn('said_at', 'bigint', (column) => column.notNull())
      .addColumn('saying', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sayings_pk', ['table_code', 'said_at'])
      .execute();
  },
};

/** Stores who made each move. The maker of earlier moves is unknown. */
const makers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('entries').addColumn('made_by', 'text').execute();
  },
};

/** Stores the version of each table, so that the second of two concurrent writers conflicts. */
const versions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/**
 * Stores when people were last at each table, and which tables are deleted, so that their links can say so. Existing tables count
 * as visited now, because nothing else is known.
 */
const keeping: Migration = {
  async up(db: Kysely<{ tables: { seen_at: number } }>) {
    await db.schema
      .alterTable('tables')
      .addColumn('seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('tables').addColumn('gone_at', 'bigint').execute();
    await db.schema.alterTable('games').addColumn('emptied_at', 'bigint').execute();
    await db.updateTable('tables').set({ seen_at: Date.now() }).execute();
    await db.schema.createIndex('tables_by_seen').on('tables').columns(['gone_at', 'seen_at']).execute();
    await db.schema.createIndex('games_by_table').on('games').columns(['table_code', 'begun_at']).execute();
    await db.schema.createIndex('games_by_begin').on('games').columns(['emptied_at', 'begun_at']).execute();
    await db.schema.createIndex('links_by_table').on('links').column('table_code').execute();
    await db.schema.createIndex('sayings_by_time').on('sayings').column('said_at').execute();
  },
};

/** Stores the last state of each game's clocks, if it has any. */
const clocks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('clocks')
      .addColumn('game_id', 'text', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('clocks', 'text', (column) => column.notNull())
      .execute();
  },
};

/**
 * Stores the moves in addition to their events, the rounds that produced a game's seed and, once the game is over, its replay. The
 * replay is small enough to stay when the entries are deleted.
 */
const storedGames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('entries').addColumn('move', 'text').execute();
    for (const column of ['rounds', 'moves', 'digest', 'watchers']) {
      await db.schema.alterTable('games').addColumn(column, 'text').execute();
    }
    await db.schema.alterTable('games').addColumn('rules', 'integer').execute();
    await db.schema.alterTable('games').addColumn('packed_at', 'bigint').execute();
  },
};

/** Stores the change of each score by each deal, if known, and an index to find a person's games. */
const history: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outcomes').addColumn('deals', 'text').execute();
    const columns = ['person', 'table_code', 'number'] as const;
    await db.schema.createIndex('outcome_seats_by_person').on('outcome_seats').columns([...columns]).execute();
  },
};

/** Stores passes, which give a person an additional device, once and within a few minutes. */
const passes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passes')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
};

/** The dates in each table of the schema, at the time of this migration. */
const DATED = {
  tables: ['opened_at', 'changed_at', 'seen_at'], games: ['begun_at'], outcomes: ['ended_at'], sayings: ['said_at'],
} as const;

/** Stores the newest known date, against which the clock is checked; initially the newest stored one. */
const dates: Migration = {
  async up(db: Kysely<OldDates>) {
    await db.schema
      .createTable('dates')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    const written: number[] = [];
    for (const [table, columns] of Object.entries(DATED)) {
      for (const column of columns) {
        const newest = sql<{ at: number | null }>`select max(${sql.ref(column)}) as at from ${sql.table(table)}`;
        const { rows: [row] } = await newest.execute(db);
        written.push(row?.at ?? 0);
      }
    }
    const at = Math.max(...written);
    if (at > 0) await db.insertInto('dates').values({ name: 'newest', at }).execute();
  },
};

interface OldDates {
  dates: { name: string; at: number };
}

/** The schema of the people named in a table's record, in every version before this migration. */
const tableWithNamesSchema = z.looseObject({
  host: z.looseObject({ id: z.string() }),
  seats: z.array(z.looseObject({ person: z.optional(z.string()) })),
  formerHost: z.nullish(z.looseObject({ id: z.string() })),
  admitted: z.optional(z.array(z.string())),
  joining: z.optional(z.array(z.looseObject({ id: z.string() }))),
  takeBack: z.nullish(z.looseObject({ agreed: z.array(z.string()) })),
  looked: z.nullish(z.looseObject({ people: z.array(z.string()) })),
});

/** The schema of a chat message's author, before this migration. */
const sayingWithSpeakerSchema = z.looseObject({ said: z.looseObject({ from: z.string() }) });

/** Indexes the people whom a table names, in its record, as spectators or as authors of messages. */
const mentions: Migration = {
  async up(db: Kysely<OldMentions>) {
    await db.schema
      .createTable('mentions')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
      .addPrimaryKeyConstraint('mentions_pk', ['person', 'table_code'])
      .execute();
    await db.schema.createIndex('mentions_by_table').on('mentions').column('table_code').execute();
    await db.schema
      .alterTable('sayings')
      .addColumn('speaker', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const mention = async (code: string, people: readonly string[]): Promise<void> => {
      if (people.length === 0) return;
      const rows = [...new Set(people)].map((person) => ({ person, table_code: code }));
      await db.insertInto('mentions').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
    };
    const tables = await db.selectFrom('tables').select(['code', 'record']).where('gone_at', 'is', null).execute();
    for (const { code, record } of tables) {
      const { host, seats, formerHost, admitted, joining, takeBack, looked } = tableWithNamesSchema.parse(JSON.parse(record));
      await mention(code, [
        host.id, ...seats.flatMap(({ person }) => person ?? []), ...(formerHost ? [formerHost.id] : []), ...(admitted ?? []),
        ...(joining ?? []).map(({ id }) => id), ...(takeBack?.agreed ?? []), ...(looked?.people ?? []),
      ]);
    }
    const games = await db.selectFrom('games').select(['table_code', 'watchers']).where('watchers', 'is not', null).execute();
    for (const game of games) await mention(game.table_code, z.array(z.string()).parse(JSON.parse(game.watchers ?? '[]')));
    const said = await db.selectFrom('sayings').select(['table_code', 'said_at', 'saying']).execute();
    for (const { table_code, said_at, saying } of said) {
      const speaker = sayingWithSpeakerSchema.parse(JSON.parse(saying)).said.from;
      await db
        .updateTable('sayings')
        .set({ speaker })
        .where('table_code', '=', table_code)
        .where('said_at', '=', said_at)
        .execute();
    }
    await db.schema.createIndex('sayings_by_speaker').on('sayings').columns(['speaker', 'table_code']).execute();
  },
};

interface OldMentions {
  tables: { code: string; record: string; gone_at: number | null };
  games: { table_code: string; watchers: string | null };
  sayings: { table_code: string; said_at: number; saying: string; speaker: string };
  mentions: { person: string; table_code: string };
}

/** Stores the valid tokens of guests who have revoked some, and which kind of device redeemed a pass. */
const devices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('revocations')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('counter', 'integer', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('taken_passes')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('taken_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('taken_passes_by_person').on('taken_passes').column('person').execute();
    await db.schema
      .alterTable('passes')
      .addColumn('counter', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/** Stores the table to which a pass leads, if any. */
const passTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('passes').addColumn('table_code', 'text').execute();
  },
};

/** Stores the badge of a pass's holder. */
const passBadges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('passes').addColumn('badge', 'integer').execute();
  },
};

/** Stores the seat holders of a finished game: those in its digest, and their names until erased. */
const holders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('games').addColumn('holders', 'text').execute();
  },
};

/** Stores the date of each move, and how a game ended; all earlier games reached their result. */
const endings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('entries').addColumn('made_at', 'bigint').execute();
    await db.schema
      .alterTable('outcomes')
      .addColumn('ending', 'text', (column) => column.notNull().defaultTo('played'))
      .execute();
  },
};

/** Stores notes about the store as a whole, such as the version of the server that last opened it. */
const notes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notes')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

/**
 * Stores the owner of each table, and the end of each lease by the database's clock, in ms since the Unix epoch. In SQLite, with
 * its one process, both tables stay empty.
 */
const owners: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('epoch', 'integer', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('port', 'integer', (column) => column.notNull())
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('owners')
      .addColumn('table_code', 'text', (column) => column.primaryKey().references('tables.code').onDelete('cascade'))
      .addColumn('process', 'text', (column) => column.notNull())
      .addColumn('epoch', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('owners_by_process').on('owners').column('process').execute();
  },
};

/** Stores what is marked for deletion some weeks later, by kind, with the date of the mark. */
const marks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('marks')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('marked_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('marks_pk', ['kind', 'id'])
      .execute();
    await db.schema.createIndex('marks_by_time').on('marks').columns(['kind', 'marked_at']).execute();
  },
};

/**
 * Stores which games have stored entries, each with a short number that identifies the game in its entries. The store has other
 * games in packed form only. SQLite stores the entries in reading order, without an additional index.
 */
const unpackedGames: Migration = {
  async up(db: Kysely<OldGames>) {
    const isFile = db.getExecutor().adapter instanceof SqliteAdapter;
    await db.schema
      .createTable('unpacked_games')
      .addColumn('number', isFile ? 'integer' : 'bigint', (column) =>
        (isFile ? column : column.generatedByDefaultAsIdentity()).primaryKey(),
      )
      .addColumn('game_id', 'text', (column) => column.notNull().unique().references('games.id'))
      .addColumn('due_at', 'bigint')
      .addColumn('packed_at', 'bigint')
      .execute();
    await sql`
      insert into unpacked_games (game_id, due_at)
      select games.id, case when games.moves is null then null else outcomes.ended_at end
      from games left join outcomes on outcomes.game_id = games.id
      where exists (select 1 from entries where entries.game_id = games.id)
      order by games.begun_at`.execute(db);
    await db.schema
      .createIndex('unpacked_games_by_time')
      .on('unpacked_games')
      .column('due_at')
      .where(sql.ref('due_at'), 'is not', null)
      .execute();
    await db.schema.alterTable('entries').renameTo('numberless_entries').execute();
    await db.schema
      .createTable('entries')
      .addColumn('game', 'bigint', (column) => column.notNull().references('unpacked_games.number'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('move_id', 'text')
      .addColumn('made_by', 'text')
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('move', 'text')
      .addColumn('made_at', 'bigint')
      .addPrimaryKeyConstraint('entries_by_place', ['game', 'seq'])
      .addUniqueConstraint('entries_by_attempt', ['game', 'seat', 'move_id'])
      .modifyEnd(isFile ? sql`without rowid` : sql``)
      .execute();
    await sql`
      insert into entries (game, seq, seat, move_id, made_by, events, move, made_at)
      select number, seq, seat, move_id, made_by, events, move, made_at
      from numberless_entries inner join unpacked_games on unpacked_games.game_id = numberless_entries.game_id
      order by number, seq`.execute(db);
    await db.schema.dropTable('numberless_entries').execute();
    await db.schema.alterTable('games').dropColumn('packed_at').execute();
  },
};

/** Stores the number of playouts that a bot had for a move. The number is unknown for earlier moves. */
const playoutsOfMoves: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('entries').addColumn('playouts', 'integer').execute();
  },
};

interface OldGames {
  games: { id: string };
}

/** The migrations, in the order of their names. A released migration never changes. */
const STEPS = {
  '0001-first': first,
  '0002-gather-again': gatherAgain,
  '0003-links': links,
  '0004-people': peopleOfTables,
  '0005-dealers': dealers,
  '0006-tally': tally,
  '0007-sayings': sayings,
  '0008-makers': makers,
  '0009-versions': versions,
  '0010-keeping': keeping,
  '0011-clocks': clocks,
  '0012-kept-games': storedGames,
  '0013-history': history,
  '0015-passes': passes,
  '0016-dates': dates,
  '0017-mentions': mentions,
  '0018-devices': devices,
  '0021-pass-tables': passTables,
  '0022-holders': holders,
  '0023-endings': endings,
  '0024-notes': notes,
  '0025-owners': owners,
  '0026-marks': marks,
  '0027-unpacked-games': unpackedGames,
  '0028-pass-badges': passBadges,
  '0029-playouts': playoutsOfMoves,
};

/** The migrations, in the form that Kysely's migrator needs. */
export const migrations: MigrationProvider = { getMigrations: async () => STEPS };

/** The name of the newest migration. */
export const LAST_STEP = Object.keys(STEPS).at(-1) ?? '';
