import type { GuestId } from '@chinwag/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { successor } from '../table/record/table-record.ts';
import { sit } from '../table/seats/seating.ts';
import { ENGINES, only, type StorePlace } from '../tests/support/engines.ts';
import { ANN, BEN, CAT, CODE, GATHERING, grantedTable } from '../tests/support/table-parts.ts';
import { DatabaseTooNew } from './bring-up-to-date.ts';

/** Reverts the migration that stores the owners of tables. */
const WITHOUT_OWNERS = [
  'drop table if exists owners',
  'drop table if exists processes',
  "delete from kysely_migration where name = '0025-owners'",
];

/** Reverts the migration that stores the playouts of a bot's move. */
const WITHOUT_PLAYOUTS = ['alter table entries drop column playouts', "delete from kysely_migration where name = '0029-playouts'"];

/** Reverts the migration that stores a pass's badge. */
const WITHOUT_PASS_BADGES = [
  ...WITHOUT_PLAYOUTS,
  'alter table passes drop column badge',
  "delete from kysely_migration where name = '0028-pass-badges'",
];

/** Reverts the migration that numbers games. */
const WITHOUT_NUMBERS = [
  ...WITHOUT_PASS_BADGES,
  'alter table entries rename to numbered',
  'create table entries (game_id text not null references games (id), seq integer not null, seat integer, move_id text, ' +
    'events text not null, made_by text, move text, made_at bigint, primary key (game_id, seq), unique (game_id, seat, move_id))',
  'insert into entries select game_id, seq, seat, move_id, events, made_by, move, made_at ' +
    'from numbered inner join unpacked_games on number = game',
  'drop table numbered',
  'drop table unpacked_games',
  'alter table games add column packed_at bigint',
  "delete from kysely_migration where name = '0027-unpacked-games'",
];

/** Reverts the migration that stores notes about the store. */
const WITHOUT_NOTES = [
  ...WITHOUT_NUMBERS,
  'drop table if exists marks',
  "delete from kysely_migration where name = '0026-marks'",
  ...WITHOUT_OWNERS,
  'drop table if exists notes',
  "delete from kysely_migration where name = '0024-notes'",
];

/** Reverts the migration that stores the date of moves, and how games ended. */
const WITHOUT_ENDINGS = [
  ...WITHOUT_NOTES,
  'alter table entries drop column made_at',
  'alter table outcomes drop column ending',
  "delete from kysely_migration where name = '0023-endings'",
];

/** Reverts the migration that stores the seat holders of a game. */
const WITHOUT_HOLDERS = [
  ...WITHOUT_ENDINGS,
  'alter table games drop column holders',
  "delete from kysely_migration where name = '0022-holders'",
];

/** Reverts the migration that stores the table of a pass. */
const WITHOUT_PASS_TABLES = [
  ...WITHOUT_HOLDERS,
  'alter table passes drop column table_code',
  "delete from kysely_migration where name = '0021-pass-tables'",
];

/** Reverts the migration that stores revocations, except for the passes, which an earlier one created. */
const WITHOUT_DEVICES = [
  ...WITHOUT_PASS_TABLES,
  'drop table if exists revocations',
  'drop table if exists taken_passes',
  'alter table passes drop column counter',
  "delete from kysely_migration where name = '0018-devices'",
];

/** Reverts the migration that indexes the people whom a table names. */
const WITHOUT_MENTIONS = [
  ...WITHOUT_DEVICES,
  'drop table if exists mentions',
  'drop index if exists sayings_by_speaker',
  'alter table sayings drop column speaker',
  "delete from kysely_migration where name = '0017-mentions'",
];

/** Reverts a migration for which there is no test of its own. */
const WITHOUT_KEEPING = [
  ...WITHOUT_MENTIONS,
  ...['tables_by_seen', 'games_by_table', 'games_by_begin', 'links_by_table'].map((index) => `drop index if exists ${index}`),
  'alter table tables drop column seen_at',
  'alter table tables drop column gone_at',
  ...['emptied_at', 'rounds', 'moves', 'digest', 'watchers', 'rules', 'packed_at'].map(
    (name) => `alter table games drop column ${name}`,
  ),
  'alter table entries drop column move',
  'drop index if exists outcome_seats_by_person',
  'alter table outcomes drop column deals',
  'drop table if exists passes',
  'drop table if exists dates',
];

describe.for(ENGINES)('in $engine', ({ engine, place, open, rival: rivalOf }) => {
  let home: StorePlace;
  beforeEach(async () => {
    home = await place();
  });
  afterEach(() => home.remove());

  async function run(...statements: readonly string[]): Promise<void> {
    const rival = await rivalOf(home.path);
    for (const statement of statements) await rival.run(statement);
    await rival.close();
  }

  /** Reverts the migrations from the named one on, which created these tables and columns. */
  function undo(tables: readonly string[], columns: Readonly<Record<string, readonly string[]>>, step: string): Promise<void> {
    return run(
      ...WITHOUT_KEEPING,
      ...tables.map((table) => `drop table ${table}`),
      ...Object.entries(columns).flatMap(([table, names]) => names.map((name) => `alter table ${table} drop column ${name}`)),
      `delete from kysely_migration where name >= '${step}'`,
    );
  }

  /** Turns the store into one from before the named migration, with this table in it. */
  async function storeOfBefore(step: string, table: object): Promise<void> {
    const store = await open(home.path);
    await store.reserveTable(GATHERING);
    await store.close();
    const tables = ['outcome_seats', 'outcomes', 'links', 'people', 'sayings', 'clocks'];
    await undo(tables, { tables: ['changed_at', 'version'], entries: ['made_by'] }, step);
    await run(`update tables set record = '${JSON.stringify(table)}'`);
  }

  it('a table that was playing before decision 008 gathers again with everybody in their seat', async () => {
    await storeOfBefore('0002-gather-again', { ...GATHERING, status: 'playing', gameId: 'game-1' });
    const store = await open(home.path);
    expect(await store.loadTable(CODE)).toEqual(GATHERING);
    await store.close();
  });

  it('a table from before the lists is added to the lists of its host and all seated people', async () => {
    await storeOfBefore('0003-links', grantedTable(sit(GATHERING, BEN, 1)));
    const store = await open(home.path);
    for (const { id } of [ANN, BEN]) expect(await store.tablesOf(id, 0, 5)).toHaveLength(1);
    expect(await store.tablesOf(CAT.id, 0, 5)).toEqual([]);
    await store.close();
  });

  it('a store from before the newest date was recorded takes it from its newest content', async () => {
    const before = Date.now();
    const old = await open(home.path);
    expect(await old.newestDate()).toBeNull();
    await old.reserveTable(GATHERING);
    const said = { from: ANN.id, name: 'Ann', as: 'player', at: before + 5000, text: 'hello' } as const;
    await old.addSayings(CODE, [{ said, during: null }], 9);
    await old.close();
    await run(...WITHOUT_MENTIONS, 'drop table dates', "delete from kysely_migration where name = '0016-dates'");
    const store = await open(home.path);
    expect(await store.newestDate()).toBe(before + 5000);
    await store.close();
  });

  it('people named, chatting or watching at a table before the index existed are found', async () => {
    const old = await open(home.path);
    const [dan, eve] = ['guest-Dan' as GuestId, 'guest-Eve' as GuestId];
    await old.reserveTable({ ...GATHERING, formerHost: BEN, admitted: [CAT.id] });
    const said = { from: dan, name: 'Dan', as: 'watcher', at: Date.now(), text: 'hello' } as const;
    await old.addSayings(CODE, [{ said, during: null }], 9);
    await old.close();
    const game = { id: 'game-1', table_code: CODE, game: 'chanoyu', setup: '{}', begun_at: '1', watchers: `["${eve}"]` };
    const values = Object.values(game).map((value) => `'${value}'`);
    await run(...WITHOUT_MENTIONS, `insert into games (${Object.keys(game).join(', ')}) values (${values.join(', ')})`);
    const store = await open(home.path);
    for (const person of [ANN.id, BEN.id, CAT.id, dan, eve]) expect(await store.tablesNaming(person)).toEqual([CODE]);
    expect(await store.tablesNaming('guest-Fay' as GuestId)).toEqual([]);
    await store.close();
  });

  it('a game started after the migration stays unchanged', async () => {
    const playing = { ...GATHERING, status: 'playing', gameId: 'game-1' };
    await storeOfBefore('0003-links', playing);
    const store = await open(home.path);
    expect(await store.loadTable(CODE)).toEqual(playing);
    await store.close();
  });

  it('a game whose dealer was stored as its host loads with a dealer', async () => {
    const hands = [['AS'], ['2S'], ['3S']];
    const setup = { seats: 3, owner: 0, options: {}, seed: '0'.repeat(64) };
    const opening = { seq: 1, seat: null, moveId: null, by: null, events: [{ type: 'dealt', host: 2, hands, pile: [] }] };
    const move = { seq: 2, seat: 1, moveId: 'attempt-1', by: null, events: [{ type: 'cardPlayed', seat: 1, card: '2S' }] };
    const before = await open(home.path);
    await before.reserveTable(GATHERING);
    await before.beginGame({ id: 'game-1', table: CODE, game: 'chanoyu', setup, entries: [opening] }, successor(GATHERING), null);
    await before.append(successor(GATHERING), 'game-1', move, null);
    await before.close();
    await undo(
      ['outcome_seats', 'outcomes', 'sayings', 'clocks'],
      { entries: ['made_by'], tables: ['version'] },
      '0005',
    );
    const store = await open(home.path);
    const [dealt, played] = (await store.loadGame('game-1'))?.entries ?? [];
    expect(dealt?.events).toEqual([{ type: 'dealt', hands, pile: [], dealer: 2 }]);
    expect(played).toEqual(move);
    await store.close();
  });

  // A folder has one server: other servers are refused before they read the data.
  it.for(only('PostgreSQL', engine))('a store in %s is migrated once when several servers start at once', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => open(home.path)));
    expect(await Promise.all(stores.map((store) => store.reserveTable(GATHERING)))).toEqual(
      expect.arrayContaining(['reserved', 'code-taken', 'code-taken']),
    );
    for (const store of stores) await store.close();
  });

  it('a store of a newer version is refused with an error sentence and stays unchanged', async () => {
    const store = await open(home.path);
    await store.reserveTable(GATHERING);
    await store.close();
    await run("insert into kysely_migration values ('9999-tomorrow', 'tomorrow')");
    await expect(open(home.path)).rejects.toThrow(DatabaseTooNew);
    await expect(open(home.path)).rejects.toThrow('the step "9999-tomorrow", which is not known here');
    await run("delete from kysely_migration where name = '9999-tomorrow'");
    const again = await open(home.path);
    expect(await again.loadTable(CODE)).toEqual(GATHERING);
    await again.close();
  });
});
