import { type NewGuest, type Pass, SERVER_MESSAGE, type TableCode, type TableList } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_LIMITS } from '../config.ts';
import { ask, granted, newGuest, newTable } from './support/api.ts';
import { type BuiltCode, built } from './support/built.ts';
import { playingTable } from './support/gatherings.ts';
import { allPlayOn } from './support/play.ts';
import { ANN, BEN, CAT, seating } from './support/table-parts.ts';
import { temporaryDirectory } from './support/temporary-directory.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { threeFriends } from './support/three-friends.ts';
import { type ClockSetting, WronglyTimedServer } from './support/wrong-clock.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** The changes of the clock while a server runs, in ms. */
const SET = [['back by an hour', -HOUR], ['500 days ahead', 500 * DAY]] as const;

const AHEAD: ClockSetting = { wrong: 500 * DAY };
const BEHIND: ClockSetting = { wrong: -HOUR };

describe('a server that is started with a wrong clock', () => {
  let code: BuiltCode;
  let data: ReturnType<typeof temporaryDirectory>;
  let server: WronglyTimedServer;
  let ann: NewGuest;
  /**
   * The tables: one where Ann is present whenever a server starts, one with a finished game, that game, and one without visitors.
   */
  let open: TableCode;
  let played: TableCode;
  let game: string;
  let empty: TableCode;
  beforeAll(async () => {
    code = await built();
    data = temporaryDirectory();
    server = await WronglyTimedServer.start(code, data.path, {});
    const gathering = await playingTable(server.url, 1, { options: { length: 'short' } });
    const [guest] = gathering.guests;
    if (guest === undefined) throw new Error('nobody came');
    ann = guest;
    played = gathering.code;
    granted(await gathering.host.request('say', { text: 'hello' }));
    await allPlayOn(gathering.players);
    game = gathering.host.view.gameId;
    open = await newTable(server.url, ann);
    empty = await newTable(server.url, ann);
    await gathering.host.leave();
    await server.stop();
  });
  afterEach(() => server.stop());
  afterAll(() => {
    code.remove();
    data.remove();
  });

  const get = (path: string, token?: string) => ask(server.url, path, { method: 'GET', ...(token !== undefined && { token }) });

  /**
   * Starts the server, connects Ann to her table, and waits for two complete rounds of the retention job. Resolves with Ann's
   * connection.
   */
  async function startAndClearAway(setting: ClockSetting): Promise<TestPlayer> {
    server = await WronglyTimedServer.start(code, data.path, setting);
    const player = await TestPlayer.join(server.url, ann, open, games);
    await roundsOfClearingAway();
    return player;
  }

  async function roundsOfClearingAway(): Promise<void> {
    for (let round = 0; round < 2; round++) {
      const before = server.seenAt(open);
      await vi.waitFor(() => expect(server.seenAt(open)).not.toBe(before), { timeout: 5000, interval: 20 });
    }
  }

  async function nothingIsLost(): Promise<void> {
    expect(await get(`/tables/${empty}`)).toMatchObject({ ok: true, status: 'gathering' });
    expect(await get(`/tables/${played}`)).toMatchObject({ ok: true, status: 'finished' });
    expect(await get(`/games/${game}`, ann.token)).toMatchObject({ ok: true });
    const { tables } = granted(await ask<TableList>(server.url, '/tables', { method: 'GET', token: ann.token }));
    expect(tables.map((table) => table.code).toSorted()).toEqual([open, played, empty].toSorted());
    const player = await TestPlayer.join(server.url, ann, played, games);
    await player.until(() => player.said.length > 0);
    expect(player.said.map(({ text }) => text)).toEqual(['hello']);
  }

  it('500 days ahead deletes nothing, accepts every token, and logs this in one line', async () => {
    await startAndClearAway(AHEAD);
    await nothingIsLost();
    expect(server.log).toEqual([expect.stringContaining('the clock is in doubt, more than 30 days past the newest date')]);
  });

  it('500 days ahead again, on a store written with that clock, deletes nothing either', async () => {
    await startAndClearAway(AHEAD);
    await nothingIsLost();
    expect(server.log).toHaveLength(1);
  });

  it('an hour behind refuses nobody, and logs this', async () => {
    server = await WronglyTimedServer.start(code, data.path, BEHIND);
    const player = await TestPlayer.join(server.url, ann, open, games);
    await nothingIsLost();
    granted(await player.request('say', { text: 'good evening' }));
    expect(server.log).toEqual([expect.stringContaining('the clock is in doubt, before the newest date')]);
  });

  it('believes the clock once it is corrected, and has lost nothing by it', async () => {
    server = await WronglyTimedServer.start(code, data.path, {});
    await nothingIsLost();
    expect(server.log).toEqual([]);
  });

  it('believes the clock after running for a day: what is due is deleted, and tokens expire', async () => {
    await startAndClearAway(AHEAD);
    server.setClock({ ...AHEAD, passed: 23 * HOUR });
    await roundsOfClearingAway();
    await nothingIsLost();
    server.setClock({ ...AHEAD, passed: 25 * HOUR });
    await vi.waitFor(async () => expect(await get(`/tables/${empty}`)).toMatchObject({ code: 'table-gone' }), { timeout: 5000 });
    expect(await get('/tables', ann.token)).toMatchObject({ code: 'token-expired' });
    const said = ['in doubt', 'believed again'].map((sentence) => expect.stringContaining(sentence) as unknown);
    expect(server.log.filter((line) => !line.includes('come of age'))).toEqual(said);
  });
}, 30_000);

describe('a clock that is set during play', () => {
  const BAN = 300;
  let server: TestServer;
  let ann: NewGuest;
  let code: TableCode;
  let host: TestPlayer;
  beforeEach(async () => {
    // Only the clock jumps: timers are unaffected.
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
    server = await startTestServer({ limits: { ...DEFAULT_LIMITS, floodBan: BAN } });
    ann = await newGuest(server.url, 'Ann');
    code = await newTable(server.url, ann);
    host = await TestPlayer.join(server.url, ann, code, games);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
  });

  const setClock = (by: number) => vi.setSystemTime(Date.now() + by);

  /** Makes every request with a rate limit or a ban. Throws if one is refused. */
  async function everythingAsked(): Promise<void> {
    granted(await host.request('setSettings', { talk: 'slow' }));
    granted(await host.request('setSettings', { talk: 'everybody' }));
    granted(await host.request('say', { text: 'hello' }));
    const guest = await newGuest(server.url, 'Ben');
    await newTable(server.url, guest);
    await newTable(server.url, ann);
    const { pass } = granted(await ask<Pass>(server.url, '/passes', { token: ann.token }));
    granted(await ask(server.url, '/passes/taken', { body: { pass } }));
    const friend = await TestPlayer.join(server.url, guest, code, games);
    await friend.leave();
  }

  it.each(SET)('%s, and then right again, causes no refusal', async (_, by) => {
    await everythingAsked();
    setClock(by);
    await everythingAsked();
    setClock(-by);
    await everythingAsked();
    expect(host.ended).toBeNull();
  });

  it.each([['back by an hour', -HOUR], ['ahead by an hour', HOUR]])('%s neither ends a ban nor extends it', async (_, by) => {
    const ben = await newGuest(server.url, 'Ben');
    const friend = await TestPlayer.join(server.url, ben, code, games);
    for (let sent = 0; sent < 5000; sent++) friend.room.send('sit', { seat: 1 });
    await friend.until(() => friend.ended !== null);
    setClock(by);
    const banned = performance.now();
    const enter = () => ask(server.url, `/tables/${code}/room`, { token: ben.token });
    expect(await enter()).toMatchObject({ code: 'too-many-messages' });
    await vi.waitFor(async () => expect(await enter()).toMatchObject({ ok: true }), { timeout: 3000, interval: 20 });
    expect(performance.now() - banned).toBeLessThan(BAN + 2 * SECOND);
  });

  it('500 days back does not count the tables that a guest opened at the later date', async () => {
    setClock(500 * DAY);
    for (let tables = 0; tables < DEFAULT_LIMITS.tablesPerHour; tables++) await newTable(server.url, ann);
    const open = () => ask(server.url, '/tables', { token: ann.token, body: { game: 'chinkway' } });
    expect(await open()).toMatchObject({ code: 'too-many-tables' });
    setClock(-500 * DAY);
    expect(await open()).toMatchObject({ ok: true });
  });
}, 20_000);

describe.each(SET)('a clock that is set %s during a game', (_, by) => {
  it('neither adds to a player’s thinking time nor takes from it', async () => {
    const table = await threeFriends();
    granted(await table.ask(ANN.id, 'setSettings', { clock: 'fast' }));
    const [seat] = table.pendingSeats();
    await table.time.pass(10 * SECOND);
    table.time.setClock(by);
    const thinker = [ANN, BEN, CAT][seat ?? -1] ?? ANN;
    await table.comeIn(thinker);
    expect(table.received(thinker.id, SERVER_MESSAGE.snapshot).at(-1)).toMatchObject({ clocks: [[seat, 32_000, 1]] });
    await table.time.pass(31 * SECOND);
    expect(table.received(ANN.id, SERVER_MESSAGE.timeOut)).toEqual([]);
    await table.time.pass(2 * SECOND);
    expect(table.received(ANN.id, SERVER_MESSAGE.timeOut)).toEqual([seat]);
  });

  it('leaves absent players exactly their grace period', async () => {
    const table = await threeFriends();
    await table.drop(BEN.id);
    table.time.setClock(by);
    await table.time.pass(29 * SECOND);
    expect(seating(table.record)).toContain('Ben');
    await table.time.pass(2 * SECOND);
    expect(seating(table.record)).toContain('bot for Ben');
  });

  it('keeps chat messages in order by date', async () => {
    const table = await threeFriends();
    granted(await table.ask(ANN.id, 'say', { text: 'before' }));
    table.time.setClock(by);
    granted(await table.ask(BEN.id, 'say', { text: 'meanwhile' }));
    table.time.setClock(-by);
    granted(await table.ask(CAT.id, 'say', { text: 'after' }));
    const said = z.array(z.array(z.object({ at: z.number() }))).parse(table.received(ANN.id, SERVER_MESSAGE.said)).flat();
    const dates = said.map(({ at }) => at);
    expect(dates).toHaveLength(3);
    expect(dates).toEqual(dates.toSorted((one, other) => one - other));
  });
});
