import { request } from 'node:http';
import { CHAT_LENGTH, type HistoryPart, type NewGuest } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { pack } from 'msgpackr';
import type { Cost, CostKind } from '../../apps/server/src/shield/costs.ts';
import { ask, granted, newGuest, newTable } from '../../apps/server/src/tests/support/api.ts';
import { playingTable } from '../../apps/server/src/tests/support/gatherings.ts';
import { allPlayOn, botsMove, isOver, playOneMove } from '../../apps/server/src/tests/support/play.ts';
import { storedBytes } from '../../apps/server/src/tests/support/stored-bytes.ts';
import { TestPlayer } from '../../apps/server/src/tests/support/test-player.ts';
import { UndisturbedTable } from '../../apps/server/src/tests/support/undisturbed-table.ts';
import { type BuiltApp, openBuiltApp } from '../siege/built-app.ts';

const PLENTY = '1000000+1000000/s';
/** Limits that are never reached, so that each request is answered. */
const UNLIMITED = {
  ...Object.fromEntries(
    [
      'MS_PER_GUEST', 'MS_PER_ADDRESS', 'KILOBYTES_PER_GUEST', 'KILOBYTES_PER_ADDRESS', 'DISK_KILOBYTES_PER_ADDRESS',
      'WRITES_PER_GUEST', 'WRITES_PER_ADDRESS',
      'JOINS_PER_GUEST', 'JOINS_PER_ADDRESS', 'GUESTS_PER_ADDRESS', 'TABLES_PER_ADDRESS', 'PASSES_PER_ADDRESS', 'API_PER_ADDRESS',
      'BOT_MOVES_PER_ADDRESS', 'BOT_MOVES',
    ].map((name) => [name, PLENTY]),
  ),
  BOT_MOVE_MS: '0', BOTS_ALONE_MS: '0', TABLES_PER_HOUR: '100000', MESSAGES_PER_SECOND: '100000', FLOOD_PER_SECOND: '100000',
};

/** The concurrency, and the time limit per kind, in ms. */
const AT_ONCE = 4;
const FOR_MS = 1500;
/** The number of requests of a kind that needs a preparation for each. */
const MADE_READY = 120;
/** The number of tables prepared for starts, and a game that two can play. */
const STARTS = 60;
const SHORT_HANDED = 'chinaso';
/** How many messages and reactions everybody at the friends' tables sends, and a message of maximum length. */
const WORDS_EACH = 4;
const LONG_TEXT = '話'.repeat(CHAT_LENGTH);
/** The game whose deals have the longest log, and the minimum length of that log when most of the deal has been played. */
const LONG_DEAL = { game: 'chinaso', bytes: 3000, mostMoves: 3000 };

const FRIENDS = { game: 'chapanka', seats: 4 };

/** The kinds that need a preparation for each request. */
type MadeReady = 'start' | 'say' | 'word' | 'forget';

/** Sends one request. Resolves with the size of its answer, in bytes. */
type MeasuredRequest = (at: number) => Promise<number>;

/** The method, token and body of an HTTP request. */
interface HttpRequest {
  readonly method?: string;
  readonly token?: string;
  readonly body?: object;
}

/** Measures each kind of request on the production build, one by one. Resolves with the costs. Rejects if a request fails. */
export async function measureCosts(): Promise<Readonly<Record<CostKind, Cost>>> {
  const app = await openBuiltApp(UNLIMITED);
  try {
    return await measured(app);
  } finally {
    await app.close();
  }
}

async function measured(app: BuiltApp): Promise<Readonly<Record<CostKind, Cost>>> {
  const { url } = app;
  const friends = await Promise.all(Array.from({ length: AT_ONCE }, () => UndisturbedTable.sitDown(url)));
  const move = await costOfMoves(app, friends);
  const { guests: [player], players } = await playingTable(url, 2, { options: { length: 'short' } });
  await allPlayOn(players);
  if (player === undefined) throw new Error('nobody plays');
  const history = await ask<HistoryPart>(url, '/history', { method: 'GET', token: player.token });
  const [played] = granted(history).games;
  if (played === undefined) throw new Error('no game has been played to its end');
  const host = await newGuest(url, 'Ann');
  const code = await newTable(url, host);
  const longDeal = await inLongDeal(url);
  const ready = await Promise.all(Array.from({ length: STARTS }, () => readyToStart(url)));
  const talkers = (await Promise.all(friends.map(() => playingTable(url, 4, FRIENDS)))).flatMap(({ players: four }) => four);
  const forgetful = await Promise.all(Array.from({ length: MADE_READY }, () => guestWithTable(url)));
  const over = (path: string, asked: HttpRequest = {}): MeasuredRequest => () => answerOver(url, path, asked);
  const look: MeasuredRequest = async () => pack(granted(await longDeal.request('lookBack', {}))).length;
  const kinds: Readonly<Record<Exclude<CostKind, 'move' | MadeReady>, MeasuredRequest>> = {
    page: over('/'),
    write: async (count) => {
      const pace = count % 2 === 0 ? 'brisk' : 'calm';
      return pack(granted(await longDeal.request('setSettings', { pace }))).length;
    },
    snapshot: () => snapshotOf(longDeal),
    look,
    file: over('/manifest.webmanifest'),
    read: over(`/api/tables/${code}`),
    list: over('/api/tables', { token: player.token }),
    history: over('/api/history', { token: player.token }),
    replay: over(`/api/games/${played.id}`, { token: player.token }),
    guest: over('/api/guests', { body: { name: 'Ben' } }),
    pass: over('/api/passes', { token: host.token, body: {} }),
    table: over('/api/tables', { token: host.token, body: { game: 'chinkway' } }),
    room: over(`/api/tables/${code}/room`, { token: host.token, body: {} }),
    join: over(`/matchmake/joinById/${code}`, { token: host.token, body: {} }),
  };
  const costs: Partial<Record<CostKind, Cost>> = { move };
  for (const [kind, asking] of Object.entries(kinds)) costs[kind as CostKind] = await costOf(app, asking, Infinity);
  const madeReady: Readonly<Record<MadeReady, readonly [MeasuredRequest, number]>> = {
    start: [async (count) => pack(granted(await of(ready, count).request('start', {}))).length, ready.length],
    say: [
      async (count) => pack(granted(await of(talkers, count).request('say', { text: LONG_TEXT }))).length,
      talkers.length * WORDS_EACH,
    ],
    word: [
      async (count) => pack(granted(await of(talkers, count).request('sign', { sign: 'praise' }))).length,
      talkers.length * WORDS_EACH,
    ],
    forget: [
      (count) => answerOver(url, '/api/guests/forgotten', { token: forgetful[count]?.token ?? '', body: {} }), forgetful.length,
    ],
  };
  for (const [kind, [asking, most]] of Object.entries(madeReady)) costs[kind as CostKind] = await costOf(app, asking, most);
  return costs as Readonly<Record<CostKind, Cost>>;
}

/** Returns the player to send the next request, in rotation. */
function of(players: readonly TestPlayer[], count: number): TestPlayer {
  const player = players[count % players.length];
  if (player === undefined) throw new Error('nobody asks');
  return player;
}

/** Resolves with the cost of one request, averaged over those answered within the time limit, at most `most` requests. */
async function costOf(app: BuiltApp, asking: MeasuredRequest, most: number): Promise<Cost> {
  const stored = await settledBytes(app);
  const [before, until] = [app.processorTime(), performance.now() + FOR_MS];
  let [asked, bytes] = [0, 0];
  const keepAsking = async (): Promise<void> => {
    while (performance.now() < until && asked < most) {
      const sent = await asking(asked++);
      bytes += sent; // two statements, because concurrent additions would be lost in one
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepAsking));
  const ms = ((app.processorTime() - before) * 1000) / asked;
  return { ms, bytes: bytes / asked, disk: ((await settledBytes(app)) - stored) / asked };
}

/** The time without growth after which the store counts as at rest, and the timeout for that, in ms. */
const AT_REST_MS = 400;
const MOST_WAITED_MS = 8000;

/**
 * Resolves with the size of the store at rest. The data of a request may reach its files after the answer, several pages at once.
 */
async function settledBytes({ dataDirectory }: BuiltApp): Promise<number> {
  const until = performance.now() + MOST_WAITED_MS;
  let [before, bytes] = [-1, storedBytes(dataDirectory)];
  while (bytes !== before && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, AT_REST_MS));
    [before, bytes] = [bytes, storedBytes(dataDirectory)];
  }
  return bytes;
}

/** Resolves with the cost of a move of four friends with all its effects, and the size of the answer, which is small. */
async function costOfMoves(app: BuiltApp, tables: readonly UndisturbedTable[]): Promise<Cost> {
  const made = (): number => tables.reduce((sum, { moves }) => sum + moves, 0);
  const [before, stored, moves] = [app.processorTime(), storedBytes(app.dataDirectory), made()];
  const end = new Promise((resolve) => setTimeout(resolve, 2 * FOR_MS));
  await Promise.all(tables.map((table) => table.playWhile(end)));
  const ms = ((app.processorTime() - before) * 1000) / (made() - moves);
  const disk = (storedBytes(app.dataDirectory) - stored) / (made() - moves);
  return { ms, bytes: pack({ ok: true, seq: 1000 }).length, disk };
}

/** Resolves with one of four friends at a table, in the middle of a deal with a long log. */
async function inLongDeal(url: string): Promise<TestPlayer> {
  const { host, players } = await playingTable(url, 4, { game: LONG_DEAL.game, seats: 4 });
  for (let move = 0; move < LONG_DEAL.mostMoves && !isOver(host); move++) {
    await playOneMove(players, botsMove);
    if (pack(granted(await host.request('lookBack', {}))).length >= LONG_DEAL.bytes) return host;
  }
  throw new Error('no deal was long');
}

/** Resolves with the host of a table of two that is ready to start. */
async function readyToStart(url: string): Promise<TestPlayer> {
  const [guest, friend] = await Promise.all([newGuest(url, 'Ann'), newGuest(url, 'Ben')]);
  const code = await newTable(url, guest, { game: SHORT_HANDED });
  const host = await TestPlayer.join(url, guest, code, games);
  granted(await host.request('setSeats', { count: 2 }));
  const other = await TestPlayer.join(url, friend, code, games);
  granted(await other.request('sit', { seat: 1 }));
  return host;
}

/** Requests a snapshot. Resolves with its size, in bytes. */
async function snapshotOf(player: TestPlayer): Promise<number> {
  const received = player.snapshots.length;
  granted(await player.request('resync', {}));
  await player.until(() => player.snapshots.length > received);
  return pack(player.snapshots.at(-1)).length;
}

async function guestWithTable(url: string): Promise<NewGuest> {
  const guest = await newGuest(url, 'Cat');
  await newTable(url, guest);
  return guest;
}

/**
 * Sends an HTTP request as a browser does. Resolves with the size of the response, including headers. Rejects if the request is
 * refused.
 */
function answerOver(url: string, path: string, { token, body, method }: HttpRequest): Promise<number> {
  const by = method ?? (body === undefined ? 'GET' : 'POST');
  const headers = {
    'accept-encoding': 'br, gzip', 'x-forwarded-for': '203.0.113.1', 'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const asking = request(`${url}${path}`, { method: by, headers, agent: false }, (response) => {
      const { socket, statusCode = 0 } = response;
      response.on('end', () => {
        if (statusCode < 400) resolve(socket.bytesRead);
        else reject(new Error(`${path} was answered with ${statusCode}`));
      });
      response.resume();
    });
    asking.on('error', reject).end(body === undefined ? '' : JSON.stringify(body));
  });
}
