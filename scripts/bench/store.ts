import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Guest } from '@chinwag/protocol';
import { defaultOptions } from '@chinwag/rules';
import { chinkway } from '@chinwag/rules/chinkway';
import { secureRandomBytes } from '../../apps/server/src/random-bytes.ts';
import { newTableCode } from '../../apps/server/src/identity/ids.ts';
import { openLog } from '../../apps/server/src/log.ts';
import { openPostgresStore } from '../../apps/server/src/store/postgres.ts';
import { openSqliteStore } from '../../apps/server/src/store/sqlite.ts';
import type { Entry, Store } from '../../apps/server/src/store/store.ts';
import { ThreadStore } from '../../apps/server/src/store/thread-store.ts';
import { newTable, successor, type TableRecord } from '../../apps/server/src/table/record/table-record.ts';
import { temporaryFolder } from '../child-processes.mjs';

const TABLES = 40;
const ROUNDS = 5;
const ROUND_MS = 1000;
const NANOSECONDS = 1e6;

const HOST: Guest = { id: 'guest-bench' as Guest['id'], name: 'Ann' };

interface StoreFigures {
  readonly movesPerSecond: number;
  /** The p99 event loop lag of this thread, in ms. */
  readonly lag: number;
  /** The CPU time of this process per move, over all its threads, in µs. */
  readonly cpu: number;
}

/** Opens a store: in a folder, or in the bench's PostgreSQL database. */
type OpenStore = (directory: string) => Promise<Store>;

const IN_A_FOLDER: Readonly<Record<string, OpenStore>> = {
  'each by itself': (directory) => openSqliteStore(directory, { most: 1 }),
  'in groups': (directory) => openSqliteStore(directory),
  'in groups, own thread': async (directory) => onThread(directory),
};

/** Returns the ways to open a store in a database. */
function inDatabase(address: string): Readonly<Record<string, OpenStore>> {
  return {
    'PostgreSQL, each by itself': () => openPostgresStore(address, { most: 1 }),
    'PostgreSQL, in groups': () => openPostgresStore(address),
    'PostgreSQL, own thread': async () => onThread(address),
  };
}

function onThread(place: string): Store {
  return new ThreadStore(
    (workerData) => new Worker(new URL('./store-thread.js', import.meta.url), { workerData }),
    place,
    openLog('silent'),
  );
}

/** Benchmarks the store: moves per second on disk when all tables write at once, and the resulting event loop lag. */
export async function benchStore(): Promise<void> {
  const how = `medians of ${ROUNDS} how in turns`;
  console.log(`\nStore: ${TABLES} tables write moves, each the next when the last is on the disk (${how})`);
  const address = process.env['TEST_DATABASE_URL'];
  const ways = { ...IN_A_FOLDER, ...(address === undefined ? {} : inDatabase(address)) };
  const seen = new Map(Object.keys(ways).map((way): [string, StoreFigures[]] => [way, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [way, open] of Object.entries(ways)) seen.get(way)?.push(await measured(open));
  }
  const rates = [...seen].map(([way, rounds]) => ({
    way,
    rate: median(rounds.map(({ movesPerSecond }) => movesPerSecond)),
    lag: median(rounds.map(({ lag }) => lag)),
    cpu: median(rounds.map(({ cpu }) => cpu)),
  }));
  for (const { way, rate, lag, cpu } of rates) {
    const ratio = rate / (rates[0]?.rate ?? Number.NaN);
    console.log(
      `  ${way.padEnd(26)} ${rate.toFixed(0)} moves a second (${ratio.toFixed(2)} of the first); ` +
        `event loop ${lag.toFixed(1)} ms late (p99); ${cpu.toFixed(0)} µs of this process a move`,
    );
  }
}

async function measured(open: OpenStore): Promise<StoreFigures> {
  // Beside the bench itself, because a system's temporary files may be in memory, where nothing is ever flushed.
  const directory = temporaryFolder('store', import.meta.dirname);
  const store = await open(directory.path);
  const games = await Promise.all(Array.from({ length: TABLES }, () => startedGame(store)));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  const before = process.cpuUsage();
  const made = await Promise.all(games.map((game) => writeOn(store, game, start + ROUND_MS)));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  delay.disable();
  await store.close();
  directory.remove();
  const moves = made.reduce((sum, each) => sum + each, 0);
  return { movesPerSecond: moves / seconds, lag: delay.percentile(99) / NANOSECONDS, cpu: (user + system) / moves };
}

/** Resolves with a new table in play. */
async function startedGame(store: Store): Promise<TableInPlay> {
  const code = newTableCode(secureRandomBytes);
  const options = defaultOptions(chinkway.options);
  const table = newTable(code, HOST, chinkway, options);
  const id = `game-${code}`;
  const started = { ...successor(table), gameId: id };
  await store.reserveTable(table);
  const setup = { seats: 5, owner: 0, options, seed: '5e'.repeat(32) };
  await store.beginGame({ id, table: code, game: 'chinkway', setup, entries: [move(0)] }, started, null);
  return started;
}

/** A table with a game in progress. */
type TableInPlay = TableRecord & { readonly gameId: string };

/** Writes moves of a game one after the other until a deadline. Resolves with their number. */
async function writeOn(store: Store, { code, version, gameId }: TableInPlay, until: number): Promise<number> {
  let made = 0;
  while (performance.now() < until) await store.append({ code, version }, gameId, move((made += 1)), null);
  return made;
}

function move(seq: number): Entry {
  const events = [{ type: 'cardPlayed', seat: 1, card: 'QS' }];
  return { seq, seat: 1, moveId: `a-move-of-the-bench-${seq}`, by: 'person', events };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
