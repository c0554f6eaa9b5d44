import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DEFAULT_SETTINGS, tableCodeSchema, tableStatusSchema } from '@chinwag/protocol';
import { findGame, games } from '@chinwag/rules';
import { canonicalJson } from '@chinwag/rules/fair';
import { checkGameFile, gameFileOf } from '@chinwag/rules/game-file';
import SqliteDatabase from 'libsql';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openLog } from '../log.ts';
import { secureRandomBytes } from '../random-bytes.ts';
import { rematch } from '../table/game/course.ts';
import { packNextGame } from '../table/pack-games.ts';
import { givenOut } from '../table/game/replay-access.ts';
import { fillWithBots } from '../table/seats/seating.ts';
import { STORED_VERSION } from '../table/record/table-record.ts';
import { StoredTable } from '../tests/support/stored-table.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { unpackMoves } from './packed-moves.ts';
import { openSqliteStore } from './sqlite.ts';
import { STORE_FILE } from './store-file.ts';
import type { Store } from './store.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

const stores = readdirSync(FIXTURES).flatMap((version) =>
  readdirSync(join(FIXTURES, version)).flatMap((name) => {
    const game = name.replace('.db.gz', '');
    return name === game ? [] : { version, game, folder: join(FIXTURES, version) };
  }),
);

/** The schema of each table's state at the time its store was written. */
const writtenSchema = z.record(
  z.enum(['gathering', 'middle', 'taken-back', 'over']),
  z.object({
    code: tableCodeSchema, status: tableStatusSchema, game: z.nullable(z.object({ seq: z.int(), state: z.string() })),
  }),
);

interface StoreFixture {
  readonly folder: string;
  readonly game: string;
}

/** Opens a copy of a store, runs a task on it, and closes it. */
async function inCopy({ folder, game }: StoreFixture, use: (store: Store, path: string) => Promise<void>): Promise<void> {
  const data = temporaryDirectory();
  const path = join(data.path, STORE_FILE);
  writeFileSync(path, gunzipSync(readFileSync(join(folder, `${game}.db.gz`))));
  const store = await openSqliteStore(data.path);
  try {
    await use(store, path);
  } finally {
    await store.close();
    data.remove();
  }
}

/** Returns the table of each kind in a store, as it was written. */
function writtenIn({ folder, game }: StoreFixture): z.output<typeof writtenSchema> {
  return writtenSchema.parse(JSON.parse(readFileSync(join(folder, `${game}.json`), 'utf8')));
}

/** Returns a table exactly as stored. */
function recordIn(path: string, code: string): Readonly<Record<string, unknown>> {
  const file = new SqliteDatabase(path);
  const row = z.object({ record: z.string() }).parse(file.prepare('select record from tables where code = ?').get(code));
  file.close();
  return z.record(z.string(), z.unknown()).parse(JSON.parse(row.record));
}

/** The fields that only later versions store. */
const SINCE = { restoredAt: null, lastRestore: null, chain: null, holders: null };

/** Returns a stored table in the current format, with its former names and places mapped. */
function inWordsOfToday({ settings, ...since }: Readonly<Record<string, unknown>>, version: string) {
  const stored: Readonly<Record<string, unknown>> = { ...SINCE, ...since };
  if (version !== '3') return { ...stored, settings: z.record(z.string(), z.unknown()).parse(settings) };
  const { clock, door, watching, standIn, talk: chat, replays, pace, takingBack, gameId, ...as } = stored;
  return {
    ...as,
    settings: { clock, door, watching, standIn, talk: chat, replays, pace, takingBack },
    gameId: gameId === '' ? null : gameId,
  };
}

/** The fields that did not exist when these tables were stored. */
const ADDED_SINCE = {
  end: null, lastDeal: false, pause: null, proposal: null, ready: [], restingProposals: [], waitingGame: null,
} as const;

/** Returns the state of a table's game in short form; the order of fields does not matter. */
function gameOn({ run: { seq, state } }: StoredTable): { readonly seq: number; readonly state: string } {
  return { seq, state: createHash('sha256').update(canonicalJson(state)).digest('hex') };
}

/** Plays to the end of the current deal. */
async function playTheDealOut(table: StoredTable): Promise<void> {
  const { deals } = table;
  await table.playUntil(() => table.deals > deals);
  expect(table.deals).toBeGreaterThan(deals);
}

describe.each(stores)('a store written by version $version with tables of $game', (fixture) => {
  const written = writtenIn(fixture);

  it.each(Object.entries(written))('loads its %s table completely', (_, { code, status, game }) =>
    inCopy(fixture, async (store, path) => {
      const saved = inWordsOfToday(recordIn(path, code), fixture.version);
      const table = await StoredTable.open(store, code, secureRandomBytes);
      expect(table.record).toEqual({ ...ADDED_SINCE, ...saved, settings: { ...DEFAULT_SETTINGS, ...saved.settings } });
      expect(table.record.status).toBe(status);
      expect(await store.loadSayings(code)).toHaveLength(1);
      expect(status === 'gathering' ? null : gameOn(table)).toEqual(game);
    }),
  );

  it('continues a gathering table, a game in the middle, and a game with a move taken back', () =>
    inCopy(fixture, async (store) => {
      const open = (code: (typeof written.middle)['code']) => StoredTable.open(store, code, secureRandomBytes);
      const gathering = await open(written.gathering.code);
      await gathering.change((now) => fillWithBots(now, now.host.id));
      await gathering.start();
      await playTheDealOut(gathering);
      await playTheDealOut(await open(written.middle.code));
      const takenBack = await open(written['taken-back'].code);
      expect(takenBack.deals).toBe(1);
      await playTheDealOut(takenBack);
    }),
  );

  it('rebuilds the finished game unchanged once only its packed moves are stored', () =>
    inCopy(fixture, async (store) => {
      const services = { store, games, log: openLog('silent') };
      const before = await StoredTable.open(store, written.over.code, secureRandomBytes);
      for (const steps of [1, 0]) expect(await packNextGame(services, Date.now())).toBe(steps === 1);
      expect((await store.loadGame(before.run.id))?.entries).toEqual([]);
      const after = await StoredTable.open(store, written.over.code, secureRandomBytes);
      expect(after.run.state).toEqual(before.run.state);
      const { seq, moves, isRetried, deal } = before.run;
      expect(after.run).toMatchObject({ seq, moves, isRetried, deal, isOver: true });
      expect(after.run.behind.seq).toBe(before.run.behind.seq);
      await after.change((now) => rematch(now, now.host.id));
      await after.start();
      await playTheDealOut(after);
    }),
  );

  it('returns the finished game as it was sealed, and continues with the next game', () =>
    inCopy(fixture, async (store) => {
      const over = await StoredTable.open(store, written.over.code, secureRandomBytes);
      const ended = await store.loadEnded(over.run.id);
      const rules = findGame(fixture.game);
      if (ended === null || typeof ended === 'string' || rules === null) throw new Error('the game is not there');
      expect(unpackMoves(ended.packedMoves).filter(({ move }) => move.type === 'takeBack')).toHaveLength(2);
      const file = gameFileOf(rules, givenOut(ended, null).game);
      if (!file.ok) throw new Error(file.fault.code);
      expect(checkGameFile(rules, file.file)).toBeNull();
      await over.change((now) => rematch(now, now.host.id));
      await over.start();
      await playTheDealOut(over);
    }),
  );
});

it('every game has a fixture store of the current version', () => {
  const gamesOf = (version: string) => stores.flatMap((store) => (store.version === version ? [store.game] : [])).toSorted();
  expect(gamesOf(String(STORED_VERSION))).toEqual(Object.keys(games).toSorted());
  for (const { version } of stores) expect(gamesOf(String(STORED_VERSION))).toEqual(expect.arrayContaining(gamesOf(version)));
});
