import { STORED_KINDS, type StoredKind } from '@chinwag/protocol';
import SqliteDatabase from 'libsql';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import type { Database } from './database.ts';
import { openSqliteStore } from './sqlite.ts';

/** The name of a column's data on the page for players; `server` for data about no person. */
type NamedKind = StoredKind | 'server';

/** The kind of data in each column of the store. A new column or table does not compile until it is listed here. */
const NAMED: { readonly [Table in keyof Database]: Readonly<Record<keyof Database[Table], NamedKind>> } = {
  secrets: { name: 'server', value: 'server' },
  tables: {
    code: 'tables', opened_by: 'tables', opened_at: 'tables', changed_at: 'tables', version: 'tables', record: 'tables',
    seen_at: 'tables', gone_at: 'tables',
  },
  people: { person: 'tables', table_code: 'tables', listed: 'tables' },
  links: { link: 'tables', table_code: 'tables' },
  games: {
    id: 'games', table_code: 'games', game: 'games', setup: 'games', begun_at: 'games', emptied_at: 'games', rounds: 'games',
    moves: 'games', digest: 'games', watchers: 'games', rules: 'games', holders: 'games',
  },
  sayings: { table_code: 'messages', said_at: 'messages', saying: 'messages', speaker: 'messages' },
  mentions: { person: 'tables', table_code: 'tables' },
  unpacked_games: { number: 'games', game_id: 'games', due_at: 'games', packed_at: 'games' },
  entries: {
    game: 'games', seq: 'games', seat: 'games', move_id: 'games', made_by: 'games', events: 'games', move: 'games',
    made_at: 'games', playouts: 'games',
  },
  clocks: { game_id: 'games', clocks: 'games' },
  outcomes: {
    table_code: 'results', number: 'results', game_id: 'results', game: 'results', why: 'results', ended_at: 'results',
    deals: 'results', ending: 'results',
  },
  outcome_seats: {
    table_code: 'results', number: 'results', seat: 'results', person: 'results', name: 'results', place: 'results',
    score: 'results', points: 'results',
  },
  dates: { name: 'server', at: 'server' },
  marks: { kind: 'server', id: 'server', marked_at: 'server' },
  notes: { name: 'server', value: 'server' },
  passes: {
    code: 'passes', person: 'passes', name: 'passes', badge: 'passes', counter: 'passes', until: 'passes', table_code: 'passes',
  },
  taken_passes: { code: 'passes', person: 'passes', device: 'passes', taken_at: 'passes' },
  revocations: { person: 'revocations', counter: 'revocations', until: 'revocations' },
  processes: { id: 'server', epoch: 'server', host: 'server', port: 'server', lease_until: 'server' },
  owners: { table_code: 'server', process: 'server', epoch: 'server' },
};

const data = temporaryDirectory();
beforeAll(async () => (await openSqliteStore(data.path)).close());
afterAll(() => data.remove());

it('the page about stored data covers every table and column of the store', () => {
  const file = new SqliteDatabase(join(data.path, 'chinwag.db'), { readonly: true });
  const rows = file
    .prepare(
      `select tables.name || '.' || columns.name as name from sqlite_master as tables, pragma_table_info(tables.name) as columns
       where tables.type = 'table' and tables.name not like 'kysely_%'`,
    )
    .all();
  const columns = z.array(z.object({ name: z.string() })).parse(rows).map(({ name }) => name);
  file.close();
  const named = Object.entries(NAMED).flatMap(([table, of]) => Object.keys(of).map((column) => `${table}.${column}`));
  expect(named.toSorted()).toEqual(columns.toSorted());
});

it('the store contains every kind of data that the page about stored data names', () => {
  const stored = new Set(Object.values(NAMED).flatMap((of) => Object.values(of)));
  expect(STORED_KINDS.filter((kind) => !stored.has(kind))).toEqual([]);
});
