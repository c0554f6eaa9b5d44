import { type Outcome, passCodeSchema, type TableCode } from '@chinwag/protocol';
import type { MoveRecord } from '@chinwag/rules/game-file';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINES, type StorePlace } from '../tests/support/engines.ts';
import { ANN, BEN, CODE, GATHERING } from '../tests/support/table-parts.ts';
import { successor, type TableRecord } from '../table/record/table-record.ts';
import { packMoves } from './packed-moves.ts';
import type { RetentionPeriods } from './retention-periods.ts';
import { type Entry, PlaceTaken, type Store } from './store.ts';

const DAY = 24 * 60 * 60_000;
const KEEP: RetentionPeriods = { tables: 400 * DAY, games: 100 * DAY, sayings: 10 * DAY };
const START = 1_800_000_000_000;
const OTHER = 'KKKKKKKKKK' as TableCode;
const RENEWED = 'RRRRRRRRRR' as TableCode;

const MOVE: MoveRecord = { seat: 0, by: 'person', move: { type: 'play' } };

/** The game to play: its start date, its number of moves, whether it ends, and whether it has a full replay. */
interface Playing {
  readonly at?: number;
  readonly moves?: number;
  readonly ends?: boolean;
  readonly hasReplay?: boolean;
}

describe.for(ENGINES)('in $engine', ({ place, open }) => {
  let home: StorePlace;
  let store: Store;
  beforeAll(async () => {
    home = await place();
    store = await open(home.path);
  });
  // Only the clock jumps: the store's own timers are unaffected.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }));
  afterEach(async () => {
    vi.useRealTimers();
    await home.empty();
  });
  afterAll(async () => {
    await store.close();
    await home.remove();
  });

  /** Prunes all data that is due some days after the start. Resolves with the number of steps. */
  async function pruneAfter(days: number, keep = KEEP): Promise<number> {
    let steps = 0;
    while (await store.prune(keep, START + days * DAY)) steps += 1;
    return steps;
  }

  /**
   * Starts a game at a table, some days after the first, and makes a number of moves. Ends it unless it is to continue. Resolves
   * with the table afterwards.
   */
  async function play(table: TableRecord, id: string, how: Playing = {}): Promise<TableRecord> {
    const { at = 0, moves = 1, ends = true, hasReplay = false } = how;
    vi.setSystemTime(START + at * DAY);
    const playing = successor({ ...table, status: 'playing', gameId: id });
    const opening: Entry = { seq: 1, seat: null, moveId: null, by: null, events: [{ type: 'dealt' }] };
    const made = Array.from({ length: moves }, (_, at): Entry => ({ ...move(at), seq: at + 2 }));
    const setup = { seats: 4, owner: 0, options: {}, seed: 'ab' };
    await store.beginGame({ id, table: table.code, game: 'pennies', setup, entries: [opening, ...made] }, playing, null);
    if (!ends) return playing;
    const over = successor({ ...playing, status: 'finished', games: table.games + 1 });
    await store.append(playing, id, move(moves + 2), {
      ending: 'played',
      table: over,
      outcome: outcome(over.games, START + at * DAY),
      ...(hasReplay && { replay: { rules: 1, packedMoves: packMoves([MOVE]), digest: 'cd', spectators: [] } }),
    });
    return over;
  }

  /** Returns a move of the first seat. */
  function move(seq: number): Entry {
    return { seq, seat: 0, moveId: `attempt-${seq}`, by: 'person', events: [{ type: 'played' }] };
  }

  function outcome(number: number, endedAt: number): Outcome {
    const seat = { place: 1, score: 0, points: 1 };
    const seats = [{ person: ANN.id, name: 'Ann', ...seat }, { person: BEN.id, name: 'Ben', ...seat }];
    return { number, game: 'pennies', endedAt, why: 'all-dealt', seats };
  }

  const say = (at: number) =>
    store.addSayings(CODE, [{ said: { from: ANN.id, name: 'Ann', as: 'player', at, text: 'hello' }, during: null }], 200);

  describe('a table', () => {
    it('is deleted with all its data once its retention since the last visit has passed', async () => {
      await store.reserveTable(GATHERING);
      await play(await play(GATHERING, 'game-1'), 'game-2', { moves: 1200 });
      await say(START);
      await store.noteSeen([CODE], START + 5 * DAY);
      await pruneAfter(404);
      expect(await store.findTable(CODE)).toMatchObject({ code: CODE });
      expect((await store.loadTally(CODE, 50)).games).toHaveLength(2);
      expect(await pruneAfter(406)).toBeGreaterThan(5);
      expect(await store.findTable(CODE)).toBe('gone');
      expect(await store.loadTable(CODE)).toBeNull();
      expect(await store.loadGame('game-1')).toBeNull();
      expect(await store.loadSayings(CODE)).toEqual([]);
      expect(await store.loadTally(CODE, 50)).toEqual({ games: [], totals: [] });
      expect(await store.tablesOf(ANN.id, 0, 9)).toEqual([]);
    });

    it('is reported as gone by all its links for one more retention period, then forgotten', async () => {
      await store.reserveTable(GATHERING);
      await store.renewLink(successor({ ...GATHERING, link: RENEWED }));
      await pruneAfter(401);
      expect([await store.findTable(CODE), await store.findTable(RENEWED)]).toEqual(['gone', 'gone']);
      await pruneAfter(800);
      expect(await store.findTable(RENEWED)).toBe('gone');
      await pruneAfter(802);
      expect([await store.findTable(CODE), await store.findTable(RENEWED)]).toEqual([null, null]);
    });

    it('that is gone refuses writes, and its code cannot be reused', async () => {
      await store.reserveTable(GATHERING);
      const held = await play(GATHERING, 'game-1', { ends: false });
      await pruneAfter(401);
      await expect(store.saveTable(successor(held))).rejects.toThrow(PlaceTaken);
      await expect(store.append(held, 'game-1', move(9), null)).rejects.toThrow(PlaceTaken);
      await store.noteSeen([CODE], START + 402 * DAY);
      expect(await store.findTable(CODE)).toBe('gone');
      expect(await store.reserveTable(GATHERING)).toBe('code-taken');
    });

    it('with a game in progress stays as long as any other, with all its moves', async () => {
      await store.reserveTable(GATHERING);
      await play(GATHERING, 'game-1', { moves: 3, ends: false });
      await pruneAfter(399);
      expect((await store.loadGame('game-1'))?.entries).toHaveLength(4);
      await pruneAfter(401);
      expect(await store.findTable(CODE)).toBe('gone');
    });

    it('does not become old when the clock is set back and corrected again', async () => {
      await store.reserveTable(GATHERING);
      await store.noteSeen([CODE], START);
      await store.noteSeen([CODE], START - 500 * DAY);
      await play(GATHERING, 'game-1', { at: -500 });
      await pruneAfter(399);
      expect(await store.findTable(CODE)).toMatchObject({ code: CODE });
      expect(await store.tablesOf(ANN.id, START, 9)).toHaveLength(1);
    });

    it('stays forever if the setting says so', async () => {
      await store.reserveTable(GATHERING);
      await play(await play(GATHERING, 'game-1'), 'game-2');
      await say(START);
      expect(await pruneAfter(36_500, { tables: null, games: null, sayings: null })).toBe(0);
      expect(await store.findTable(CODE)).toMatchObject({ code: CODE });
    });

    it('in use stays while another expires, even with several prunes at once', async () => {
      await store.reserveTable(GATHERING);
      await store.reserveTable({ ...GATHERING, code: OTHER, link: OTHER });
      await play({ ...GATHERING, code: OTHER }, 'game-1', { moves: 600 });
      await store.noteSeen([CODE], START + 400 * DAY);
      await Promise.all([pruneAfter(401), pruneAfter(401), pruneAfter(401)]);
      expect(await store.findTable(OTHER)).toBe('gone');
      expect(await store.findTable(CODE)).toMatchObject({ code: CODE });
    });
  });

  describe('a game', () => {
    it('loses its moves after its retention unless it is its table’s last; its outcome stays', async () => {
      await store.reserveTable(GATHERING);
      await play(await play(GATHERING, 'game-1', { moves: 1200 }), 'game-2', { at: 1 });
      await pruneAfter(99);
      expect((await store.loadGame('game-1'))?.entries).toHaveLength(1202);
      await pruneAfter(300);
      expect((await store.loadGame('game-1'))?.entries).toEqual([]);
      expect((await store.loadGame('game-2'))?.entries).toHaveLength(3);
      expect((await store.loadTally(CODE, 50)).games).toHaveLength(2);
    });

    it('is due for packing from its end on, earliest first; a game in progress is not', async () => {
      await store.reserveTable(GATHERING);
      let table = await play(GATHERING, 'game-1', { at: 1, hasReplay: true });
      table = await play(table, 'game-2', { hasReplay: true });
      table = await play(table, 'game-3', {});
      await play(table, 'game-4', { ends: false });
      expect(await store.nextToPack(START - 1)).toBeNull();
      expect(await store.nextToPack(START + DAY)).toBe('game-2');
      await store.pack('game-2', START + DAY);
      expect(await store.nextToPack(START + DAY)).toBe('game-1');
      await store.leaveUnpacked('game-1');
      expect(await store.nextToPack(START + 9 * DAY)).toBeNull();
      await pruneAfter(9);
      expect((await store.loadGame('game-1'))?.entries).toHaveLength(3);
    });

    it('shows no entries as soon as it is packed, while they are deleted step by step', async () => {
      await store.reserveTable(GATHERING);
      const over = await play(GATHERING, 'game-1', { moves: 250, hasReplay: true });
      await store.noteSeen([CODE], START + DAY);
      expect(await store.newestEntry('game-1')).toBe(252);
      await store.pack('game-1', START + DAY);
      for (;;) {
        expect((await store.loadGame('game-1'))?.entries).toEqual([]);
        expect(await store.newestEntry('game-1')).toBe(0);
        expect(await store.loadEnded('game-1')).toMatchObject({ packedMoves: packMoves([MOVE]) });
        if ((await store.prune(KEEP, START + DAY)) === null) break;
      }
      await expect(store.append(over, 'game-1', move(400), null)).rejects.toThrow(PlaceTaken);
      await play(over, 'game-2', { at: 1, hasReplay: true });
      await pruneAfter(300);
      expect(await store.loadEnded('game-1')).toBe('cleared-away');
      expect((await store.loadTally(CODE, 50)).games).toHaveLength(2);
    });

    it('in progress is never packed', async () => {
      await store.reserveTable(GATHERING);
      await play(GATHERING, 'game-1', { moves: 3, ends: false });
      await store.pack('game-1', START + DAY);
      expect((await store.loadGame('game-1'))?.entries).toHaveLength(4);
    });

    it('keeps its moves while it is its table’s last, even if the clock was set back before its start', async () => {
      await store.reserveTable(GATHERING);
      await play(await play(GATHERING, 'game-1', { at: 1 }), 'game-2');
      await pruneAfter(300);
      expect((await store.loadGame('game-2'))?.entries).toHaveLength(3);
      expect((await store.loadGame('game-1'))?.entries).toEqual([]);
    });

    it('is deleted with its table even while its entries are being deleted', async () => {
      await store.reserveTable(GATHERING);
      await play(GATHERING, 'game-1', { moves: 250, hasReplay: true });
      await store.pack('game-1', START + DAY);
      await store.prune(KEEP, START + DAY);
      await pruneAfter(401);
      expect(await store.loadGame('game-1')).toBeNull();
      await pruneAfter(802);
      expect(await store.findTable(CODE)).toBeNull();
    });

    it('keeps its moves while somebody visits the table', async () => {
      await store.reserveTable(GATHERING);
      await play(await play(GATHERING, 'game-1'), 'game-2', { at: 1 });
      await store.noteSeen([CODE], START + 300 * DAY);
      expect(await pruneAfter(300)).toBe(0);
      expect((await store.loadGame('game-1'))?.entries).toHaveLength(3);
    });
  });

  it('keeps a revocation until it expires, and the device that took a pass for 30 days', async () => {
    await store.revoke({ person: ANN.id, by: 0, to: 1, until: START + 60 * DAY });
    const code = passCodeSchema.parse('ABCDEFGH');
    await store.savePass({ code, guest: BEN, counter: 0, table: null, until: START + 1 }, START);
    await store.takePass(code, 'phone', START);
    const stored = async () => [await store.counterOf(ANN.id), (await store.passState(code, BEN.id, START + DAY)).state];
    await pruneAfter(29);
    expect(await stored()).toEqual([1, 'taken']);
    await pruneAfter(31);
    expect(await stored()).toEqual([1, 'gone']);
    await pruneAfter(61);
    expect(await stored()).toEqual([0, 'gone']);
  });

  it('keeps chat messages for their retention period', async () => {
    await store.reserveTable(GATHERING);
    await say(START);
    await say(START + 5 * DAY);
    await pruneAfter(9);
    expect(await store.loadSayings(CODE)).toHaveLength(2);
    await pruneAfter(12);
    expect((await store.loadSayings(CODE)).map(({ said }) => said.at)).toEqual([START + 5 * DAY]);
  });
});
