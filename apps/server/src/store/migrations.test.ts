import SqliteDatabase from 'libsql';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { successor } from '../table/table-record.ts';
import { sit } from '../table/seating.ts';
import { ANN, BEN, CAT, CODE, GATHERING, grantedTable } from '../tests/support/table-parts.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { openSqliteStore } from './sqlite.ts';

let directory: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(() => directory.remove());

/** Takes back what a step did that no test is about. */
const WITHOUT_KEEPING = `
  drop index tables_by_seen; drop index games_by_table; drop index games_by_begin; drop index if exists links_by_table;
  alter table tables drop column seen_at; alter table tables drop column gone_at; alter table games drop column emptied_at`;

/** Makes the store one of before the step of that name, with this table in it. */
async function storeOfBefore(step: string, table: object): Promise<void> {
  const store = await openSqliteStore(directory.path);
  await store.reserveTable(GATHERING);
  await store.close();
  const database = new SqliteDatabase(join(directory.path, 'chinwag.db'));
  for (const name of ['outcome_seats', 'outcomes', 'links', 'people', 'sayings', 'clocks']) database.exec(`drop table ${name}`);
  database.exec('alter table tables drop column changed_at; alter table tables drop column version');
  database.exec('alter table entries drop column made_by');
  database.exec(WITHOUT_KEEPING);
  database.prepare('delete from kysely_migration where name >= ?').run(step);
  database.prepare('update tables set record = ?').run(JSON.stringify(table));
  database.close();
}

it('a table that was playing before decision 008 gathers again, with everybody where they sat', async () => {
  await storeOfBefore('0002-gather-again', { ...GATHERING, status: 'playing', gameId: 'game-1' });
  const store = await openSqliteStore(directory.path);
  expect(await store.loadTable(CODE)).toEqual({ ...GATHERING, gameId: '' });
  await store.close();
});

it('a table of before the lists stands in the lists of its host and of all who sit there', async () => {
  await storeOfBefore('0003-links', grantedTable(sit(GATHERING, BEN, 1)));
  const store = await openSqliteStore(directory.path);
  for (const { id } of [ANN, BEN]) expect(await store.tablesOf(id, 0, 5)).toHaveLength(1);
  expect(await store.tablesOf(CAT.id, 0, 5)).toEqual([]);
  await store.close();
});

it('a game that is begun afterwards is left as it is', async () => {
  const playing = { ...GATHERING, status: 'playing', gameId: 'game-1' };
  await storeOfBefore('0003-links', playing);
  const store = await openSqliteStore(directory.path);
  expect(await store.loadTable(CODE)).toEqual(playing);
  await store.close();
});

it('a game whose dealer was called the host goes on with a dealer', async () => {
  const hands = [['AS'], ['2S'], ['3S']];
  const setup = { seats: 3, owner: 0, options: {}, seed: '0'.repeat(64) };
  const opening = { seq: 1, seat: null, moveId: null, by: null, events: [{ type: 'dealt', host: 2, hands, pile: [] }] };
  const move = { seq: 2, seat: 1, moveId: 'attempt-1', by: null, events: [{ type: 'cardPlayed', seat: 1, card: '2S' }] };
  const before = await openSqliteStore(directory.path);
  await before.reserveTable(GATHERING);
  await before.beginGame({ id: 'game-1', table: CODE, game: 'chanoyu', setup, entries: [opening] }, successor(GATHERING));
  await before.append(successor(GATHERING), 'game-1', move, null);
  await before.close();
  const database = new SqliteDatabase(join(directory.path, 'chinwag.db'));
  database.exec('drop table outcome_seats; drop table outcomes; drop table sayings; drop table clocks');
  database.exec('alter table entries drop column made_by; alter table tables drop column version');
  database.exec(WITHOUT_KEEPING);
  database.exec("delete from kysely_migration where name >= '0005'");
  database.close();
  const store = await openSqliteStore(directory.path);
  const [dealt, played] = (await store.loadGame('game-1'))?.entries ?? [];
  expect(dealt?.events).toEqual([{ type: 'dealt', hands, pile: [], dealer: 2 }]);
  expect(played).toEqual(move);
  await store.close();
});
