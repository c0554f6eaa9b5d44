import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FORGOTTEN_NAME, type Guest, type GuestId, type Outcome, passCodeSchema, type TableCode } from '@chinwag/protocol';
import type { Round } from '@chinwag/rules/fair';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { removePerson } from '../table/seats/hosting.ts';
import { sit, stand } from '../table/seats/seating.ts';
import { type BuiltCode, built } from '../tests/support/built.ts';
import { ENGINES, only, type StorePlace, POSTGRES_IS_MISSING } from '../tests/support/engines.ts';
import { ANN, BEN, CAT, CODE, GATHERING, NOBODY_HERE, decided, grantedTable } from '../tests/support/table-parts.ts';
import { successor, type TableRecord } from '../table/record/table-record.ts';
import type { Saying } from '../table/record/saying.ts';
import { packMoves, unpackMoves } from './packed-moves.ts';
import { type Entry, type FinalRecord, type GameEnd, type StoredReplay, PlaceTaken, type Store, type StoredGame } from './store.ts';
import { STORE_FILE } from './store-file.ts';
import { ThreadStore } from './thread-store.ts';

const OPENING: Entry = { seq: 1, seat: null, moveId: null, by: null, events: [{ type: 'dealt' }, { type: 'turned' }] };
/** An entry of a bot that searched. */
const SEARCHED: Entry = {
  seq: 4, seat: 1, moveId: 'attempt-2', by: 'bot', move: { type: 'play' }, events: [{ type: 'played' }], playouts: 240,
};
const MOVE: Entry = { seq: 3, seat: 2, moveId: 'attempt-1', by: 'stand-in', move: { type: 'play' }, events: [{ type: 'played' }] };
const ROUND: Round = {
  terms: 'ef'.repeat(32), invited: [0], commitment: 'ab'.repeat(32), secret: 'cd'.repeat(32), commitments: [], numbers: [],
  end: 'shuffled',
};
const GAME: StoredGame = {
  id: 'game-1',
  table: CODE,
  game: 'pennies',
  setup: { seats: 4, owner: 0, options: { deals: 1 }, seed: 'ab' },
  rounds: [ROUND],
  entries: [OPENING],
};
const OUTCOME: Outcome = {
  number: 1,
  game: 'pennies',
  endedAt: 1_700_000_000_000,
  why: 'all-dealt',
  seats: [
    { person: ANN.id, name: 'Ann', place: 1, score: 12, points: 2.5 },
    { person: BEN.id, name: 'Ben', place: 1, score: 12, points: 2.5 },
    { person: null, name: 'Ada', place: 3, score: -4, points: 1 },
    { person: null, name: 'Bruno', place: 4, score: -9, points: 0 },
  ],
};
/** The table after its first change. */
const CLOSED = successor(decided(GATHERING, { watching: 'off' }));
const PLAYING = successor({ ...GATHERING, status: 'playing', gameId: 'game-1' });

const END: GameEnd = { ending: 'played', table: successor({ ...PLAYING, status: 'finished' }), outcome: OUTCOME };

let thread: BuiltCode;
beforeAll(async () => {
  thread = await built('store/store-thread.ts');
});
afterAll(() => thread.remove());

/** The ways to run a store, with each engine. */
const WAYS = ENGINES.flatMap((engine) => [
  { ...engine, where: 'on this thread', openThere: (path: string): Promise<Store> => engine.open(path) },
  {
    ...engine,
    where: 'on a thread of its own',
    openThere: async (path: string): Promise<Store> =>
      new ThreadStore(
        (workerData) => new Worker(join(thread.directory, 'store-thread.js'), { workerData }), path, openLog('silent'),
      ),
  },
]);

it.skipIf(POSTGRES_IS_MISSING)('stores are also tested in PostgreSQL if it is installed (see docs/contributing.md)', () => {
  expect(ENGINES.map(({ engine }) => engine)).toEqual(['SQLite', 'PostgreSQL']);
});

describe.for(WAYS)('a store in $engine $where', ({ engine, place, open, openThere, rival }) => {
  let home: StorePlace;
  let store: Store;
  beforeAll(async () => {
    home = await place();
    store = await openThere(home.path);
  });
  afterEach(() => home.empty());
  afterAll(async () => {
    await store.close();
    await home.remove();
  });

  /** Resolves with what another connection reads from the disk. */
  async function reopened<Value>(look: (store: Store) => Promise<Value>): Promise<Value> {
    const other = await open(home.path);
    const seen = await look(other);
    await other.close();
    return seen;
  }

  describe('the game history of a person', () => {
    const DEALS = [[5, null, 0, 0], [7, 12, -4, -9]];
    beforeEach(async () => {
      await store.reserveTable(GATHERING);
      await store.beginGame(GAME, PLAYING, null);
      await store.append(PLAYING, 'game-1', MOVE, { ...END, deals: DEALS });
      const again = successor({ ...END.table, status: 'playing', gameId: 'game-2' });
      await store.beginGame({ ...GAME, id: 'game-2' }, again, null);
      const outcome = { ...OUTCOME, number: 2, endedAt: OUTCOME.endedAt + 1000 };
      await store.append(again, 'game-2', MOVE, { ...END, table: successor({ ...again, status: 'finished' }), outcome });
    });

    it('lists the newest games first, with their points per deal, from any position on', async () => {
      const games = await store.historyOf(BEN.id, null, 10);
      expect(games.map(({ id }) => id)).toEqual(['game-2', 'game-1']);
      const { number: _, why: __, ...came } = OUTCOME;
      const whole = { id: 'game-1', table: CODE, yourSeat: 1, deals: [null, 12], ending: 'played', kept: false };
      expect(games[1]).toEqual({ ...came, ...whole });
      expect(games[0]?.deals).toBeNull();
      expect(await store.historyOf(BEN.id, null, 1)).toEqual(games.slice(0, 1));
      const place = { endedAt: OUTCOME.endedAt + 1000, id: 'game-2' };
      expect(await store.historyOf(BEN.id, place, 10)).toEqual(games.slice(1));
      expect(await store.historyOf(BEN.id, { endedAt: OUTCOME.endedAt, id: 'game-1' }, 10)).toEqual([]);
    });

    it('is empty for a person who did not play, and for a forgotten person', async () => {
      expect(await store.historyOf(CAT.id, null, 10)).toEqual([]);
      await store.forgetAt(CODE, { person: BEN.id, pseudonym: null }, 'somebody-else-00' as GuestId);
      expect(await store.historyOf(BEN.id, null, 10)).toEqual([]);
      const [game] = await store.historyOf(ANN.id, null, 10);
      expect(game?.seats[1]).toMatchObject({ name: FORGOTTEN_NAME });
      expect(JSON.stringify(game)).not.toContain(BEN.id);
    });
  });

  it('can be probed with a write that leaves no data, and reports its size and last backup', async () => {
    await store.noteDate(OUTCOME.endedAt);
    await store.probe();
    expect(await store.newestDate()).toBe(OUTCOME.endedAt);
    const somebody = await rival(home.path);
    // The insert would conflict if the probe had left a row.
    await somebody.run("insert into dates (name, at) select 'newest', at from dates where name like 'probe%'");
    await somebody.close();
    const { bytes, backedUpAt } = await store.facts();
    expect(bytes).toBeGreaterThan(50_000);
    expect(backedUpAt).toBe(engine === 'SQLite' ? 0 : null);
  });

  describe('clocks', () => {
    const CLOCKS = { rule: 'fast', seats: [{ question: 7, used: 12.5, bank: 30_000 }] } as const;
    const stored = async (): Promise<unknown> => reopened(async (other) => (await other.loadGame('game-1'))?.clocks);
    beforeEach(async () => {
      await store.reserveTable(GATHERING);
      await store.beginGame(GAME, PLAYING, null);
    });

    it('are stored with a move, and only the last are loaded; a game without clocks loads none', async () => {
      expect(await stored()).toBeUndefined();
      await store.append(PLAYING, 'game-1', { ...MOVE, clocks: { ...CLOCKS, seats: [] } }, null);
      const clocks = { ...CLOCKS, seats: [...CLOCKS.seats] };
      await store.append(PLAYING, 'game-1', { ...MOVE, seq: 4, moveId: 'attempt-2', clocks }, null);
      expect(await stored()).toEqual(CLOCKS);
      await store.append(PLAYING, 'game-1', { ...MOVE, seq: 5, moveId: 'attempt-3' }, null);
      expect(await stored()).toEqual(CLOCKS);
    });

    it('are not stored with a rejected move or for an older version of the table', async () => {
      const late = store.append(PLAYING, 'game-1', { ...MOVE, seq: 1, clocks: { ...CLOCKS, seats: [] } }, null);
      await expect(late).rejects.toThrow(PlaceTaken);
      await store.saveClocks(GATHERING, 'game-1', { ...CLOCKS, seats: [] });
      expect(await stored()).toBeUndefined();
      await store.saveClocks(PLAYING, 'game-1', { ...CLOCKS, seats: [...CLOCKS.seats] });
      expect(await stored()).toEqual(CLOCKS);
    });
  });

  describe('the secret', () => {
    it('is generated once', async () => {
      const secret = await store.secret();
      expect(secret).toHaveLength(32);
      expect(await store.secret()).toEqual(secret);
      expect(await reopened((other) => other.secret())).toEqual(secret);
    });

    it.for(only('SQLite', engine))('is in a file that only its owner can read', async () => {
      await store.secret();
      expect(statSync(join(home.path, STORE_FILE)).mode & 0o777).toBe(0o600);
    });

    it('is the same for two callers at once', async () => {
      const other = await open(home.path);
      const [one, another] = await Promise.all([store.secret(), other.secret()]);
      expect(another).toEqual(one);
      await other.close();
    });
  });

  it('replaces the stored newest date', async () => {
    expect(await store.newestDate()).toBeNull();
    await store.noteDate(1_800_000_000_000);
    await store.noteDate(1_700_000_000_000);
    expect(await reopened((other) => other.newestDate())).toBe(1_700_000_000_000);
  });

  it('stores the date of the last restore, separate from the newest date', async () => {
    expect(await store.restoredAt()).toBeNull();
    await store.noteRestore(1_700_000_000_000);
    await store.noteRestore(1_750_000_000_000);
    const noted = await reopened(async (other) => [await other.restoredAt(), await other.newestDate()]);
    expect(noted).toEqual([1_750_000_000_000, null]);
  });

  describe('a table', () => {
    it('reserves its code', async () => {
      expect(await store.reserveTable(GATHERING)).toBe('reserved');
      expect(await store.reserveTable({ ...GATHERING, host: BEN })).toBe('code-taken');
      expect(await store.loadTable(CODE)).toEqual(GATHERING);
    });

    it('loads as it was last saved', async () => {
      await store.reserveTable(GATHERING);
      await store.saveTable(CLOSED);
      expect(await reopened((other) => other.loadTable(CODE))).toEqual(CLOSED);
    });

    it('is not found if nobody opened it', async () => {
      expect(await store.loadTable('22222AAAAA' as TableCode)).toBeNull();
    });

    it('is found by its newest link and all earlier links', async () => {
      await store.reserveTable(GATHERING);
      const moved = successor({ ...GATHERING, link: 'NEWNK23456' as TableCode });
      expect(await store.findTable(CODE)).toEqual(GATHERING);
      expect(await store.renewLink(moved)).toBe('reserved');
      expect(await reopened((other) => other.findTable(moved.link))).toEqual(moved);
      expect(await store.findTable(CODE)).toEqual(moved);
      expect(await store.renewLink(successor(moved))).toBe('code-taken');
      expect(await store.renewLink(successor({ ...moved, link: CODE }))).toBe('code-taken');
    });

    it('has one owner: the second process to save the same version is rejected, and nothing of it is stored', async () => {
      await store.reserveTable(GATHERING);
      await store.saveTable(CLOSED);
      const elsewhere = successor({ ...GATHERING, link: 'NEWNK23456' as TableCode, host: BEN });
      await expect(store.saveTable(elsewhere)).rejects.toThrow(PlaceTaken);
      await expect(store.renewLink(elsewhere)).rejects.toThrow(PlaceTaken);
      await expect(store.beginGame(GAME, elsewhere, null)).rejects.toThrow(PlaceTaken);
      expect(await reopened((other) => other.loadTable(CODE))).toEqual(CLOSED);
      expect(await store.findTable(elsewhere.link)).toBeNull();
      expect(await store.loadGame(GAME.id)).toBeNull();
      await store.saveTable(successor(CLOSED));
    });

    it('rejects all writes of its previous owner once another has acquired it', async () => {
      await store.reserveTable(GATHERING);
      expect(await store.acquireTable(CODE, 0)).toEqual({ code: CODE, version: GATHERING.version + 1 });
      await expect(store.saveTable(CLOSED)).rejects.toThrow(PlaceTaken);
      expect(await reopened((other) => other.loadTable(CODE))).toEqual(successor(GATHERING));
      await store.saveTable(successor(successor(GATHERING)));
      expect(await store.acquireTable('22222AAAAA' as TableCode, 0)).toBeNull();
    });

    it('is saved only after it was reserved, and only with the next version', async () => {
      await expect(store.saveTable(CLOSED)).rejects.toThrow(PlaceTaken);
      await store.reserveTable(GATHERING);
      await expect(store.saveTable(successor(CLOSED))).rejects.toThrow(PlaceTaken);
      await expect(store.saveTable(GATHERING)).rejects.toThrow(PlaceTaken);
      expect(await store.loadTable(CODE)).toEqual(GATHERING);
    });

    it('counts for the guest who opened it, from its opening on', async () => {
      await store.reserveTable(GATHERING);
      const now = Date.now();
      expect(await store.countTables(ANN.id, now - 1000, now + 1000)).toBe(1);
      expect(await store.countTables(ANN.id, now + 1000, now + 2000)).toBe(0);
      expect(await store.countTables(ANN.id, now - 2000, now - 1000)).toBe(0);
      expect(await store.countTables(BEN.id, 0, now + 1000)).toBe(0);
    });
  });

  describe('the table list of a person', () => {
    const listOf = async ({ id }: Guest, most = 5): Promise<readonly TableCode[]> =>
      (await store.tablesOf(id, 0, most)).map((table) => table.code);

    it('contains the tables they host or sit at, as long as they do', async () => {
      await store.reserveTable(GATHERING);
      const withBen = successor(grantedTable(sit(GATHERING, BEN, 1)));
      await store.saveTable(withBen);
      expect([await listOf(ANN), await listOf(BEN), await listOf(CAT)]).toEqual([[CODE], [CODE], []]);
      await store.saveTable(successor(grantedTable(stand(withBen, BEN.id))));
      expect(await listOf(BEN)).toEqual([]);
    });

    it('contains no table from which they were removed', async () => {
      await store.reserveTable(GATHERING);
      const withBen = { ...grantedTable(sit(GATHERING, BEN, 1)), status: 'finished' } as const;
      await store.saveTable(successor(grantedTable(removePerson(withBen, ANN.id, BEN, NOBODY_HERE))));
      expect(await listOf(BEN)).toEqual([]);
    });

    it('starts with the table changed last, and is no longer than requested', async () => {
      const [first, second] = [CODE, 'BBBBBBBBBB' as TableCode];
      await store.reserveTable(GATHERING);
      await store.reserveTable({ ...GATHERING, code: second, link: second });
      await new Promise((resolve) => setTimeout(resolve, 2));
      await store.saveTable(CLOSED);
      expect(await listOf(ANN)).toEqual([first, second]);
      expect(await listOf(ANN, 1)).toEqual([first]);
      expect(await store.tablesOf(ANN.id, Date.now() + 1000, 5)).toEqual([]);
    });

    it('omits a table that was put away until it is listed again or another game begins there', async () => {
      await store.reserveTable(GATHERING);
      await store.listTable(ANN.id, CODE, 'put-away');
      await store.saveTable(CLOSED);
      expect(await listOf(ANN)).toEqual([]);
      await store.listTable(ANN.id, CODE, 'listed');
      expect(await listOf(ANN)).toEqual([CODE]);
      await store.listTable(ANN.id, CODE, 'put-away');
      await store.beginGame(GAME, successor(PLAYING), null);
      expect(await listOf(ANN)).toEqual([CODE]);
    });
  });

  describe('the chat messages of a table', () => {
    const saying = (at: number): Saying => ({
      said: { from: ANN.id, name: 'Ann', as: 'watcher', at, text: `at ${at}` },
      during: 'game-1 0',
    });
    beforeEach(async () => {
      await store.reserveTable(GATHERING);
    });

    it('are loaded in order of time', async () => {
      await store.addSayings(CODE, [saying(2), saying(1)], 200);
      expect(await reopened((other) => other.loadSayings(CODE))).toEqual([saying(1), saying(2)]);
      expect(await store.loadSayings('22222AAAAA' as TableCode)).toEqual([]);
    });

    it('are limited to the last ones', async () => {
      await store.addSayings(CODE, [saying(1), saying(2)], 3);
      await store.addSayings(CODE, [saying(3), saying(4)], 3);
      expect(await store.loadSayings(CODE)).toEqual([saying(2), saying(3), saying(4)]);
    });

    it('are stored only once', async () => {
      await store.addSayings(CODE, [saying(1)], 200);
      await store.addSayings(CODE, [saying(1), saying(2)], 200);
      expect(await store.loadSayings(CODE)).toEqual([saying(1), saying(2)]);
    });
  });

  describe('a pass to another device', () => {
    const [one, other, third] = ['ABCDEFGH', 'JKMNPQRS', '23456789'].map((code) => passCodeSchema.parse(code));
    if (one === undefined || other === undefined || third === undefined) throw new Error('three codes');
    const NOW = 1_700_000_000_000;
    const of = (guest: Guest, counter = 0, table: TableCode | null = null) => ({ guest, counter, table });

    it('is taken only once, by the first device', async () => {
      expect(await store.savePass({ code: one, ...of(ANN), until: NOW + 1 }, NOW)).toBe('reserved');
      const taken = await Promise.all([store.takePass(one, 'phone', NOW), store.takePass(one, 'phone', NOW)]);
      expect(taken.filter((guest) => guest !== null)).toEqual([of(ANN)]);
    });

    it('can be looked up without being used until it expires', async () => {
      await store.savePass({ code: one, ...of(ANN), until: NOW + 1 }, NOW);
      expect([await store.findPass(one, NOW), await store.findPass(one, NOW)]).toEqual([of(ANN), of(ANN)]);
      expect([await store.findPass(one, NOW + 1), await store.findPass(other, NOW)]).toEqual([null, null]);
      expect(await store.takePass(one, 'phone', NOW)).toEqual(of(ANN));
      expect(await store.findPass(one, NOW)).toBeNull();
    });

    it('leads to the table it was made for', async () => {
      await store.savePass({ code: one, ...of(ANN, 0, CODE), until: NOW + 1 }, NOW);
      expect(await store.findPass(one, NOW)).toEqual(of(ANN, 0, CODE));
      expect(await store.takePass(one, 'phone', NOW)).toEqual(of(ANN, 0, CODE));
    });

    it('includes the badge its guest has chosen', async () => {
      const chosen = of({ ...ANN, badge: 191 });
      await store.savePass({ code: one, ...chosen, until: NOW + 1 }, NOW);
      expect(await store.takePass(one, 'phone', NOW)).toEqual(chosen);
    });

    it('is valid until it expires, and only the newest of a guest is valid', async () => {
      await store.savePass({ code: one, ...of(ANN), until: NOW + 1 }, NOW);
      await store.savePass({ code: other, ...of(ANN), until: NOW + 2 }, NOW);
      await store.savePass({ code: third, ...of(BEN), until: NOW + 2 }, NOW);
      expect(await store.takePass(one, 'phone', NOW)).toBeNull();
      expect(await store.takePass(other, 'phone', NOW + 1)).toEqual(of(ANN));
      expect(await store.takePass(third, 'phone', NOW + 2)).toBeNull();
    });

    it('has a unique code, which is free again once it expires', async () => {
      await store.savePass({ code: one, ...of(ANN), until: NOW + 2 }, NOW);
      expect(await store.savePass({ code: one, ...of(BEN), until: NOW + 2 }, NOW)).toBe('code-taken');
      expect(await store.savePass({ code: one, ...of(BEN), until: NOW + 9 }, NOW + 2)).toBe('reserved');
      expect(await store.takePass(one, 'phone', NOW + 2)).toEqual(of(BEN));
    });

    it('is deleted when its guest is forgotten', async () => {
      await store.savePass({ code: one, ...of(ANN), until: NOW + 2 }, NOW);
      await store.dropPass(BEN.id);
      await store.dropPass(ANN.id);
      expect(await store.takePass(one, 'phone', NOW)).toBeNull();
    });

    it('shows its guest that it was taken and by which kind of device, even after a newer pass exists', async () => {
      await store.savePass({ code: one, ...of(ANN), until: NOW + 9 }, NOW);
      expect(await store.passState(one, ANN.id, NOW)).toEqual({ state: 'standing' });
      await store.takePass(one, 'phone', NOW + 1);
      await store.savePass({ code: other, ...of(ANN), until: NOW + 9 }, NOW + 2);
      expect(await store.passState(one, ANN.id, NOW + 99)).toEqual({ state: 'taken', device: 'phone', at: NOW + 1 });
    });

    it('is gone to another guest, if expired or unknown, and once its guest is forgotten', async () => {
      await store.savePass({ code: one, ...of(ANN), until: NOW + 2 }, NOW);
      expect(await store.passState(one, BEN.id, NOW)).toEqual({ state: 'gone' });
      expect(await store.passState(one, ANN.id, NOW + 2)).toEqual({ state: 'gone' });
      expect(await store.passState(other, ANN.id, NOW)).toEqual({ state: 'gone' });
      await store.takePass(one, 'phone', NOW);
      expect(await store.passState(one, BEN.id, NOW)).toEqual({ state: 'gone' });
      await store.dropPass(ANN.id);
      expect(await store.passState(one, ANN.id, NOW)).toEqual({ state: 'gone' });
    });

    it('is deleted when its guest’s tokens are revoked', async () => {
      await store.savePass({ code: one, ...of(ANN), until: NOW + 2 }, NOW);
      await store.savePass({ code: other, ...of(BEN), until: NOW + 2 }, NOW);
      await store.revoke({ person: ANN.id, by: 0, to: 1, until: NOW + 9 });
      expect([await store.findPass(one, NOW), await store.findPass(other, NOW)]).toEqual([null, of(BEN)]);
    });
  });

  describe('revoked tokens', () => {
    const revoked = (by: number, to = by + 1) => store.revoke({ person: ANN.id, by, to, until: 1 });

    it('are those of this guest with a smaller counter', async () => {
      expect(await store.counterOf(ANN.id)).toBe(0);
      expect(await revoked(0)).toBe('done');
      expect([await store.counterOf(ANN.id), await store.counterOf(BEN.id)]).toEqual([1, 0]);
    });

    it('cannot revoke others: of two devices that revoke each other only one succeeds', async () => {
      expect((await Promise.all([revoked(0), revoked(0)])).toSorted()).toEqual(['done', 'revoked']);
      expect(await store.counterOf(ANN.id)).toBe(1);
      expect([await revoked(0), await revoked(1)]).toEqual(['revoked', 'done']);
      expect(await store.counterOf(ANN.id)).toBe(2);
    });
  });

  describe('a game', () => {
    beforeEach(async () => {
      await store.reserveTable(GATHERING);
      await store.beginGame(GAME, PLAYING, null);
    });

    it('begins together with its table', async () => {
      expect(await reopened((other) => other.loadGame('game-1'))).toEqual(GAME);
      expect(await reopened((other) => other.loadTable(CODE))).toEqual(PLAYING);
    });

    it('stores every move in order with its attempt', async () => {
      await store.append(PLAYING, 'game-1', MOVE, null);
      expect(await reopened((other) => other.loadGame('game-1'))).toEqual({ ...GAME, entries: [OPENING, MOVE] });
    });

    it('stores the number of playouts of a bot’s searched move', async () => {
      await store.append(PLAYING, 'game-1', MOVE, null);
      await store.append(PLAYING, 'game-1', SEARCHED, null);
      expect((await reopened((other) => other.loadGame('game-1')))?.entries).toEqual([OPENING, MOVE, SEARCHED]);
    });

    it('ends together with its table', async () => {
      await store.append(PLAYING, 'game-1', MOVE, END);
      expect(await store.loadTable(CODE)).toMatchObject({ status: 'finished' });
      expect((await reopened((other) => other.loadTally(CODE, 50))).games).toEqual([OUTCOME]);
    });

    it('returns its newest entry without being loaded', async () => {
      await store.append(PLAYING, 'game-1', MOVE, null);
      expect(await store.newestEntry('game-1')).toBe(MOVE.seq);
      expect(await store.newestEntry('game-2')).toBe(0);
    });

    it('has one entry per sequence number and rejects a second', async () => {
      await store.append(PLAYING, 'game-1', MOVE, null);
      const rival = { ...MOVE, moveId: 'attempt-2', events: [{ type: 'passed' }] };
      await expect(store.append(PLAYING, 'game-1', rival, END)).rejects.toThrow(PlaceTaken);
      expect((await store.loadGame('game-1'))?.entries).toEqual([OPENING, MOVE]);
      expect(await store.loadTable(CODE)).toEqual(PLAYING);
      expect(await store.loadTally(CODE, 50)).toEqual({ games: [], totals: [] });
    });

    it('rejects a move for another version of the table', async () => {
      await store.saveTable(successor(PLAYING));
      await expect(store.append(PLAYING, 'game-1', MOVE, null)).rejects.toThrow(PlaceTaken);
      await expect(store.append(successor(successor(PLAYING)), 'game-1', MOVE, END)).rejects.toThrow(PlaceTaken);
      expect((await store.loadGame('game-1'))?.entries).toEqual([OPENING]);
      await store.append(successor(PLAYING), 'game-1', MOVE, null);
    });

    it('makes an attempt only once, regardless of its sequence number', async () => {
      await store.append(PLAYING, 'game-1', MOVE, null);
      await expect(store.append(PLAYING, 'game-1', { ...MOVE, seq: 4 }, null)).rejects.toThrow(PlaceTaken);
    });

    it('gets a final record with all its moves, including the last, and its shuffle rounds', async () => {
      const endedBy = (last: Entry): Promise<FinalRecord | null> =>
        store.finalRecord('game-1', { last, result: null, endedAt: OUTCOME.endedAt, holders: null, spectators: [CAT.id] });
      const next: Entry = { ...MOVE, seq: 4, moveId: 'attempt-2' };
      const one = await endedBy(MOVE);
      expect(one).toMatchObject({ rounds: [ROUND], replay: { spectators: [CAT.id] } });
      await store.append(PLAYING, 'game-1', MOVE, null);
      const two = await endedBy(next);
      expect([one, two].map((made) => unpackMoves(made?.replay.packedMoves ?? '').length)).toEqual([1, 2]);
      expect(two?.replay.digest).not.toBe(one?.replay.digest);
      const { move: _, ...withoutMove } = next;
      expect(await endedBy(withoutMove)).toBeNull();
    });

    it('has a replay with the names at its seats only after it has ended', async () => {
      const replay: StoredReplay = {
        rules: 1, packedMoves: packMoves([{ seat: 2, by: 'stand-in', move: { type: 'play' } }]), digest: 'cd', spectators: [CAT.id],
      };
      expect(await store.loadEnded('game-1')).toBeNull();
      await store.append(PLAYING, 'game-1', MOVE, { ...END, replay });
      const { entries: _, ...game } = GAME;
      const seats = OUTCOME.seats.map(({ person, name }) => ({ person, name }));
      expect(await reopened((other) => other.loadEnded('game-1'))).toEqual({
        ...game, ...replay, rounds: [ROUND], ending: 'played', endedAt: OUTCOME.endedAt, seats,
      });
      expect(await store.tablesNaming(CAT.id)).toEqual([CODE]);
      await store.forgetAt(CODE, { person: CAT.id, pseudonym: null }, 'guest-Nobody' as GuestId);
      await store.forgetAt(CODE, { person: BEN.id, pseudonym: null }, 'guest-Nobody' as GuestId);
      const later = await reopened((other) => other.loadEnded('game-1'));
      expect(later).toMatchObject({ spectators: [], seats: [seats[0], { person: 'guest-Nobody', name: FORGOTTEN_NAME }, {}, {}] });
      expect(await store.loadEnded('game-2')).toBeNull();
    });

    it('is reported as started before moves were stored if it has none', async () => {
      await store.append(PLAYING, 'game-1', MOVE, END);
      expect(await store.loadEnded('game-1')).toBe('begun-before');
    });

    it('is not found if it never began', async () => {
      expect(await store.loadGame('game-2')).toBeNull();
    });
  });

  describe('the tally of a table', () => {
    const CAT_WINS: Outcome['seats'] = [
      { person: CAT.id, name: 'Cat', place: 1, score: 3, points: 1 },
      { person: ANN.id, name: 'Anna', place: 2, score: 1, points: 0 },
    ];

    /** Plays a game to its end at once. Resolves with the table afterwards. */
    async function end(before: TableRecord, game: string, outcome: Outcome): Promise<TableRecord> {
      const playing = successor(before);
      const table = successor(playing);
      await store.beginGame({ ...GAME, id: game }, playing, null);
      await store.append(playing, game, MOVE, { ...END, table, outcome });
      return table;
    }

    let table: TableRecord;

    beforeEach(async () => {
      await store.reserveTable(GATHERING);
      const first = await end(GATHERING, 'game-1', OUTCOME);
      table = await end(first, 'game-2', { ...OUTCOME, number: 2, seats: CAT_WINS });
    });

    it('lists the newest games, oldest first, and totals all games under each person’s last name', async () => {
      const { games, totals } = await store.loadTally(CODE, 1);
      expect(games).toEqual([{ ...OUTCOME, number: 2, seats: CAT_WINS }]);
      expect(totals).toHaveLength(4);
      expect(totals).toEqual(
        expect.arrayContaining([
          { person: ANN.id, name: 'Anna', games: 2, wins: 1, points: 2.5 },
          { person: BEN.id, name: 'Ben', games: 1, wins: 1, points: 2.5 },
          { person: CAT.id, name: 'Cat', games: 1, wins: 1, points: 1 },
          { person: null, name: '', games: 2, wins: 0, points: 1 },
        ]),
      );
      expect((await store.loadTally(CODE, 2)).games.map(({ number }) => number)).toEqual([1, 2]);
    });

    it('omits a game that all agreed to end, which appears in the history without places', async () => {
      const playing = successor(table);
      await store.beginGame({ ...GAME, id: 'game-3' }, playing, null);
      const seats = OUTCOME.seats.map((seat) => ({ ...seat, place: 0, points: 0 }));
      const ended = { ...OUTCOME, number: 3, endedAt: OUTCOME.endedAt + 1, why: 'agreed', seats };
      const after = successor(playing);
      await store.endGame('game-3', { ending: 'agreed', table: after, outcome: ended });
      const tally = await store.loadTally(CODE, 50);
      expect(tally.games.map(({ number }) => number)).toEqual([1, 2]);
      expect(tally.totals.find(({ person }) => person === ANN.id)).toMatchObject({ games: 2, wins: 1, points: 2.5 });
      expect((await store.historyOf(ANN.id, null, 1))[0]).toMatchObject({ id: 'game-3', ending: 'agreed', seats });
      expect(await reopened((other) => other.loadTable(CODE))).toEqual(after);
      const again = store.endGame('game-3', { ending: 'agreed', table: successor(after), outcome: ended });
      await expect(again).rejects.toThrow(/unique constraint/i);
    });

    it('ends a waiting game together with the start of its replacement, or neither', async () => {
      const waiting = successor(table);
      await store.beginGame({ ...GAME, id: 'game-3' }, waiting, null);
      const before = { ending: 'agreed', game: 'game-3', outcome: { ...OUTCOME, number: 3 } } as const;
      await expect(store.beginGame({ ...GAME, id: 'game-4' }, successor(successor(waiting)), before)).rejects.toThrow(PlaceTaken);
      expect(await store.loadGame('game-4')).toBeNull();
      expect((await store.historyOf(ANN.id, null, 1))[0]?.id).not.toBe('game-3');
      await store.beginGame({ ...GAME, id: 'game-4' }, successor(waiting), before);
      expect((await store.historyOf(ANN.id, null, 9)).map(({ id }) => id)).toContain('game-3');
    });

    it('is separate for each table', async () => {
      const other = 'ZYXWVUTSRQ' as TableCode;
      await store.reserveTable({ ...GATHERING, code: other });
      expect(await store.loadTally(other, 50)).toEqual({ games: [], totals: [] });
    });

    it('counts no game twice, and a rejected end stores nothing', async () => {
      const twice: GameEnd = { ...END, table: successor(table), outcome: { ...OUTCOME, number: 3 } };
      const again = store.append(table, 'game-2', { ...MOVE, seq: 9, moveId: 'again' }, twice);
      await expect(again).rejects.toThrow(/unique constraint/i);
      expect((await store.loadGame('game-2'))?.entries).toHaveLength(2);
      expect((await store.loadTally(CODE, 50)).games).toHaveLength(2);
    });
  });
});
