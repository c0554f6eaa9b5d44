import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { games } from '@chinwag/rules';
import SqliteDatabase from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import type { FullStore } from '../store/admin-store.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { STORE_FILE } from '../store/store-file.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { packNextGame, UNPACKED_FOR } from './pack-games.ts';

/** A store with one finished game of Chanoyu and two in progress. */
const FIXTURE = join(import.meta.dirname, '../store/fixtures/5/chanoyu.db.gz');

let directory: ReturnType<typeof temporaryDirectory>;
let store: FullStore;
let lines: string[];
let id: string;
let endedAt: number;
beforeEach(async () => {
  directory = temporaryDirectory();
  writeFileSync(join(directory.path, STORE_FILE), gunzipSync(readFileSync(FIXTURE)));
  store = await openSqliteStore(directory.path);
  lines = [];
  const row = rowOf('select game_id as id, due_at as at from unpacked_games where due_at is not null');
  [id, endedAt] = [String(row['id']), Number(row['at'])];
});
afterEach(async () => {
  await store.close();
  directory.remove();
});

function rowOf(query: string): Readonly<Record<string, unknown>> {
  const file = new SqliteDatabase(join(directory.path, STORE_FILE));
  const row: unknown = file.prepare(query).get();
  file.close();
  return { ...(row as object) };
}

function change(statement: string): void {
  const file = new SqliteDatabase(join(directory.path, STORE_FILE));
  file.exec(statement);
  file.close();
}

const packAt = (now: number): Promise<boolean> =>
  packNextGame({ store, games, log: openLog('warn', { write: (line) => void lines.push(line) }) }, now);

const entries = async (): Promise<number> => (await store.loadGame(id))?.entries.length ?? 0;

it('a game is packed one hour after its end, and its move count stays the same', async () => {
  const table = (await store.loadGame(id))?.table;
  if (table === undefined) throw new Error('the game is not there');
  const before = await store.contentsOf(table);
  expect(await packAt(endedAt + UNPACKED_FOR - 1)).toBe(false);
  expect(await entries()).toBeGreaterThan(20);
  expect(await packAt(endedAt + UNPACKED_FOR)).toBe(true);
  expect(await entries()).toBe(0);
  expect(await packAt(endedAt + 2 * UNPACKED_FOR)).toBe(false);
  expect(before.moves).toBeGreaterThan(20);
  expect(await store.contentsOf(table)).toEqual(before);
  expect(lines).toEqual([]);
});

it.each([
  ['that did not do what was stored', "update entries set events = '[]' where seat = 1"],
  ['that others made', "update entries set made_by = 'bot' where seat = 1"],
  ['that are not all there', 'update games set moves = (select moves from games where moves is null) where moves is not null'],
  ['that cannot be read', "update games set moves = 'nothing' where moves is not null"],
])('a game with packed moves %s stays unpacked, and the log reports it once', async (_, statement) => {
  const before = await entries();
  change(statement);
  expect(await packAt(endedAt + UNPACKED_FOR)).toBe(true);
  expect(await packAt(endedAt + UNPACKED_FOR)).toBe(false);
  expect(await entries()).toBe(before);
  expect(lines).toHaveLength(1);
  expect(lines.join()).toContain('cannot be played again as it was');
});
