import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DEFAULT_SETTINGS, type Guest, type Settings, type TableCode } from '@chinwag/protocol';
import { type AnyGame, games, parseOptions } from '@chinwag/rules';
import { canonicalJson } from '@chinwag/rules/fair';
import type { RandomBytes } from '../../apps/server/src/random-bytes.ts';
import { newTableCode } from '../../apps/server/src/identity/ids.ts';
import { openSqliteStore } from '../../apps/server/src/store/sqlite.ts';
import { STORE_FILE } from '../../apps/server/src/store/store-file.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { sit } from '../../apps/server/src/table/seats/seating.ts';
import { newTable, STORED_VERSION, type TableRecord } from '../../apps/server/src/table/record/table-record.ts';
import { StoredTable } from '../../apps/server/src/tests/support/stored-table.ts';
import { temporaryFolder } from '../child-processes.mjs';

/*
 * Writes a store for each game as today's server leaves it, beside those of every earlier version. Each store contains four tables.
 * At the first, people gather, and all settings differ from the defaults. The second is in the middle of a game. The third is in a
 * second deal with moves taken back. The fourth has a finished game, also with moves taken back. Never rewrites an existing store.
 */
const folder = join(import.meta.dirname, '../../apps/server/src/store/fixtures', String(STORED_VERSION));

/** The options for the shortest form of each game. */
const SHORTEST: Readonly<Record<string, object>> = {
  chinkway: { length: 'short' },
  chinaso: { length: 'three' },
  chinchon: { target: 70, reenlist: 'never' },
  chapanka: { deals: 4 },
};

const guest = (name: string): Guest => ({ id: `guest-${name}` as Guest['id'], name });
const PEOPLE = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].map(guest);

/** Returns reproducible random bytes. */
function countedChance(name: string): RandomBytes {
  let count = 0;
  return (bytes) => createHash('shake256', { outputLength: bytes }).update(`${name} ${(count += 1)}`).digest();
}

/** Stores a table of a game, with people in all seats. */
async function seatedTable(store: Store, game: AnyGame, randomBytes: RandomBytes): Promise<StoredTable> {
  const options = parseOptions(game.options, SHORTEST[game.id] ?? {});
  const [host, ...friends] = PEOPLE;
  if (options === null || host === undefined) throw new Error(`${game.id} is not played so`);
  const code: TableCode = newTableCode(randomBytes);
  const table = newTable(code, host, game, options);
  const seats = table.seats.slice(0, game.seats.min);
  await store.reserveTable({ ...table, seats, seatsWished: seats.length });
  const stored = await StoredTable.open(store, code, randomBytes);
  for (const [at, friend] of friends.slice(0, seats.length - 1).entries()) await stored.change((now) => sit(now, friend, at + 1));
  return stored;
}

/** Settings that all differ from the defaults. */
const DECIDED: Settings = {
  ...DEFAULT_SETTINGS,
  clock: 'fast', door: 'knock', watching: 'one-seat', standIn: 'never', talk: 'players', replays: 'for-us', pace: 'brisk',
  takingBack: 'off',
};

async function gathering(table: StoredTable): Promise<void> {
  const [, ben, cat, dan, eve] = PEOPLE;
  if (ben === undefined || cat === undefined || dan === undefined || eve === undefined) throw new Error('there are five people');
  await table.change((now): TableRecord => ({
    ...now,
    seats: now.seats.with(1, { kind: 'empty' }),
    settings: DECIDED, admitted: [ben.id, cat.id], removed: [eve.id], formerHost: dan, joining: [cat],
    optionsOf: { chanoyu: { scoring: 'runs', trickMemory: 'none' } },
  }));
}

async function inTheMiddle(table: StoredTable): Promise<void> {
  await table.start();
  for (let moves = 0; moves < 9; moves += 1) await table.playOne();
  await table.change((now) => {
    const held = now.seats[1];
    return held?.kind === 'person' ? { ...now, seats: now.seats.with(1, { ...held, standIn: 'away' }) } : now;
  });
}

async function takenBack(table: StoredTable): Promise<void> {
  await table.start();
  await table.playUntil(() => table.deals === 1);
  for (let taken = 0; taken < 2 && table.deals === 1 && !table.isOver;) {
    if (await table.takeBack(await table.playOne())) taken += 1;
  }
  if (table.deals !== 1) throw new Error(`${table.record.game}: nothing could be taken back in the second deal`);
  await table.playOne();
}

async function over(table: StoredTable): Promise<void> {
  await takenBack(table);
  await table.playUntil(() => false);
}

const WAYS = { gathering, middle: inTheMiddle, 'taken-back': takenBack, over } as const;

mkdirSync(folder, { recursive: true });
for (const game of Object.values<AnyGame>(games)) {
  const path = join(folder, `${game.id}.db.gz`);
  if (existsSync(path)) continue;
  const data = temporaryFolder('store');
  const store = await openSqliteStore(data.path);
  const tables: Record<string, object> = {};
  for (const [way, bring] of Object.entries(WAYS)) {
    const table = await seatedTable(store, game, countedChance(`${game.id} ${way}`));
    await bring(table);
    const { code, status } = table.record;
    const said = { from: PEOPLE[0]?.id ?? guest('Ann').id, name: 'Ann', as: 'player', at: 1_750_000_000_000, text: way } as const;
    await store.addSayings(code, [{ said, during: null }], 5);
    tables[way] = { code, status, game: status === 'gathering' ? null : stateOf(table) };
  }
  await store.close();
  writeFileSync(path, gzipSync(readFileSync(join(data.path, STORE_FILE)), { level: 9 }));
  data.remove();
  writeFileSync(join(folder, `${game.id}.json`), `${JSON.stringify(tables, null, 1)}\n`);
  console.log(path);
}

/** Returns the state of a table's game in short form. */
function stateOf({ run }: StoredTable): { readonly seq: number; readonly state: string } {
  return { seq: run.seq, state: createHash('sha256').update(canonicalJson(run.state)).digest('hex') };
}
