// `npm run weights -- 5`: measures the storage of a game in a SQLite store, over five games of each kind. Bots play the games to
// their ends with the default options. For an hour, the store has a game entry by entry; then it packs the game.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Guest } from '@chinwag/protocol';
import { type AnyGame, defaultOptions, games } from '@chinwag/rules';
import SqliteDatabase from 'libsql';
import * as z from 'zod/mini';
import { newTableCode } from '../../apps/server/src/identity/ids.ts';
import { openLog } from '../../apps/server/src/log.ts';
import type { RandomBytes } from '../../apps/server/src/random-bytes.ts';
import { openSqliteStore } from '../../apps/server/src/store/sqlite.ts';
import { STORE_FILE } from '../../apps/server/src/store/store-file.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { packNextGame } from '../../apps/server/src/table/pack-games.ts';
import { newTable } from '../../apps/server/src/table/record/table-record.ts';
import { sit } from '../../apps/server/src/table/seats/seating.ts';
import { StoredTable } from '../../apps/server/src/tests/support/stored-table.ts';
import { temporaryFolder } from '../child-processes.mjs';

const FOR_EVER = { tables: null, games: null, sayings: null };
const DAY = 24 * 60 * 60_000;
const count = Number(process.argv[2] ?? 5);
if (!Number.isInteger(count) || count < 1) throw new Error('Say how many games of each kind: npm run weights -- 5');

console.log('game       seats  moves  KB an hour long  bytes a move  KB packed');
for (const game of Object.values<AnyGame>(games)) await weigh(game);

/** Plays some games of a kind concurrently, as at many tables, and prints the storage per game. */
async function weigh(game: AnyGame): Promise<void> {
  const data = temporaryFolder('weights');
  const file = join(data.path, STORE_FILE);
  const store = await openSqliteStore(data.path);
  const tables: StoredTable[] = [];
  for (let at = 0; at < count; at++) tables.push(await seated(store, game, countedChance(`${game.id} ${at}`)));
  const empty = bytesIn(file);
  await Promise.all(tables.map(async (table) => {
    await table.start();
    await table.playUntil(() => false);
  }));
  const full = bytesIn(file);
  while (await packNextGame({ store, games, log: openLog('silent') }, Date.now() + DAY)) continue;
  while (await store.prune(FOR_EVER, Date.now())) continue;
  const packed = bytesIn(file);
  await store.close();
  data.remove();
  const moves = tables.reduce((sum, { run }) => sum + run.moves, 0);
  const figures = [
    tables[0]?.record.seats.length ?? 0, Math.round(moves / count), ((full - empty) / count / 1000).toFixed(0),
    Math.round((full - empty) / moves), ((packed - empty) / count / 1000).toFixed(1),
  ];
  console.log([game.id.padEnd(9), ...figures.map((figure, at) => String(figure).padStart([5, 6, 16, 13, 10][at] ?? 0))].join(' '));
}

/** Resolves with a stored table of a game with people in all seats, and default settings. */
async function seated(store: Store, game: AnyGame, randomBytes: RandomBytes): Promise<StoredTable> {
  const code = newTableCode(randomBytes);
  const table = newTable(code, guest('Ann'), game, defaultOptions<object>(game.options));
  await store.reserveTable(table);
  const stored = await StoredTable.open(store, code, randomBytes);
  for (let seat = 1; seat < table.seats.length; seat++) await stored.change((now) => sit(now, guest(`Friend-${seat}`), seat));
  return stored;
}

function guest(name: string): Guest {
  return { id: `guest-${name}` as Guest['id'], name };
}

/** Returns reproducible random bytes. */
function countedChance(name: string): RandomBytes {
  let drawn = 0;
  return (bytes) => createHash('shake256', { outputLength: bytes }).update(`${name} ${(drawn += 1)}`).digest();
}

/** Returns the used size of a file, in bytes. */
function bytesIn(path: string): number {
  const file = new SqliteDatabase(path);
  const pragma = (name: string): number => {
    const row = z.record(z.string(), z.unknown()).parse(file.prepare(`pragma ${name}`).get());
    return z.number().parse(row[name]);
  };
  const bytes = (pragma('page_count') - pragma('freelist_count')) * pragma('page_size');
  file.close();
  return bytes;
}
