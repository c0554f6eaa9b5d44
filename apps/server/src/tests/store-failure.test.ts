import type { NewGuest } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openLog } from '../log.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { GameRun } from '../table/game/game-run.ts';
import { successor } from '../table/record/table-record.ts';
import { ask, granted, newGuest, newTable } from './support/api.ts';
import { FaultyStore } from './support/faulty-store.ts';
import { playingTable } from './support/gatherings.ts';
import { allPlayOn, firstMove, isOver } from './support/play.ts';
import { decided } from './support/table-parts.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const msSchema = z.number();
const timesSchema = z.object({
  ms: msSchema, waitingMs: msSchema, rulesMs: msSchema, storeMs: msSchema, broadcastMs: msSchema,
});

const UNAVAILABLE = { ok: false, code: 'store-unavailable' };

let server: TestServer;
let store: FaultyStore;
const lines: string[] = [];
beforeAll(async () => {
  const log = openLog('info', { write: (line: string) => void lines.push(line) });
  server = await startTestServer({ log, wrapStore: (real) => (store = new FaultyStore(real)) });
});
afterAll(() => server.close());
beforeEach(() => {
  store.broken = false;
  store.delayMs = 0;
  lines.length = 0;
});

/** Returns the log lines with this message. */
function logged(message: string): readonly object[] {
  return lines.map((line) => JSON.parse(line) as object).filter((line) => 'msg' in line && line.msg === message);
}

it('a move that cannot be stored has no effect for anybody, and can be retried', async () => {
  const { players } = await playingTable(server.url, 5, { options: { length: 'short' } });
  await allPlayOn(players, (player) => player.view.state.phase.name === 'play');
  const mover = players.find((player) => player.isToMove);
  if (mover === undefined) throw new Error('no decision is pending');
  const before = players.map((player) => player.view);
  const [move, attempt] = [firstMove(mover), { id: 'attempt-one', seq: mover.view.seq }];
  store.broken = true;
  expect(await mover.move(move, attempt)).toMatchObject(UNAVAILABLE);
  for (const player of players) granted(await player.request('resync', {}));
  await Promise.all(players.map((player) => player.until(() => player.snapshots.length === 2)));
  expect(players.map((player) => player.view)).toEqual(before);
  store.broken = false;
  expect(await mover.move(move, attempt)).toMatchObject({ ok: true });
  await allPlayOn(players);
  expect(players.every(isOver)).toBe(true);
});

it('a change of the table that cannot be stored has no effect', async () => {
  const ann = await newGuest(server.url, 'Ann');
  const host = await TestPlayer.join(server.url, ann, await newTable(server.url, ann), games);
  store.broken = true;
  expect(await host.request('sit', { seat: 3 })).toMatchObject(UNAVAILABLE);
  expect(await host.request('fillWithBots', {})).toMatchObject(UNAVAILABLE);
  expect(host.table.seats[0]?.name).toBe('Ann');
  store.broken = false;
  granted(await host.request('fillWithBots', {}));
  store.broken = true;
  expect(await host.request('start', {})).toMatchObject(UNAVAILABLE);
  expect(host.isInGame).toBe(false);
  store.broken = false;
  granted(await host.request('start', {}));
});

it('bots wait until moves can be stored again', async () => {
  const { host } = await playingTable(server.url, 1, { options: { length: 'short' } });
  store.broken = true;
  // Earlier events may still be in flight. Of later events, at most those of the move that was being written are.
  const stuck = await newest();
  expect((await newest()) - stuck).toBeLessThan(10);
  store.broken = false;
  await allPlayOn([host]);
  expect(isOver(host)).toBe(true);

  async function newest(): Promise<number> {
    const before = host.snapshots.length;
    granted(await host.request('resync', {}));
    await host.until(() => host.snapshots.length > before);
    return host.view.seq;
  }
});

it('the API reports that the store is unavailable', async () => {
  const ann: NewGuest = await newGuest(server.url, 'Ann');
  const code = await newTable(server.url, ann);
  store.broken = true;
  const unavailable = { httpStatus: 503, ...UNAVAILABLE };
  const { token } = ann;
  expect(await ask(server.url, '/tables', { token, body: { game: 'chinkway' } })).toMatchObject(unavailable);
  expect(await ask(server.url, `/tables/${code}`, { method: 'GET' })).toMatchObject(unavailable);
  expect(await ask(server.url, `/tables/${code}/room`, { token })).toMatchObject(unavailable);
  expect(logged('the API refused')[0]).toMatchObject({ code: 'store-unavailable', err: { message: 'the disk is full' } });
});

it('a move that takes more than a second is logged with its table, its kind and where its time went', async () => {
  const { code, players } = await playingTable(server.url, 5);
  const mover = players.find((player) => player.isToMove);
  if (mover === undefined) throw new Error('no decision is pending');
  const move = firstMove(mover);
  store.delayMs = 1100;
  granted(await mover.move(move));
  const [line, ...others] = logged('a move took long');
  expect(others).toEqual([]);
  expect(line).toMatchObject({ table: code, game: 'chinkway', kind: move.type });
  const { ms, waitingMs, rulesMs, storeMs, broadcastMs } = timesSchema.parse(line);
  expect(storeMs).toBeGreaterThan(1000);
  expect(Math.abs(ms - (waitingMs + rulesMs + storeMs + broadcastMs))).toBeLessThan(5);
});

it('a game that another process has continued is reloaded with that process’s moves', async () => {
  const { code, guests, players } = await playingTable(server.url, 5);
  const seat = players.findIndex((player) => player.isToMove);
  const [mover, guest] = [players[seat], guests[seat]];
  if (mover === undefined || guest === undefined) throw new Error('no decision is pending');
  const rival = await openSqliteStore(server.dataDirectory);
  const table = await rival.loadTable(code);
  const game = await rival.loadGame(mover.view.gameId);
  if (table === null || game === null) throw new Error('the game is not in the store');
  const run = GameRun.resume(game, mover.game);
  const verdict = run.judge({ seat, seq: run.seq, id: 'attempt-elsewhere', by: 'person', move: firstMove(mover) });
  if (verdict.kind !== 'played') throw new Error('a lawful move was refused');
  await rival.append(table, run.id, verdict.entry, null);
  await rival.close();
  await mover.move(firstMove(mover)).catch(() => null);
  await mover.until(() => mover.ended !== null);
  const returned = await TestPlayer.join(server.url, guest, code, games);
  expect(returned.view).toMatchObject({ seat, seq: run.apply(verdict.entry).seq });
});

it('a table that another process has changed is reloaded with that change', async () => {
  const ann = await newGuest(server.url, 'Ann');
  const code = await newTable(server.url, ann);
  const host = await TestPlayer.join(server.url, ann, code, games);
  const rival = await openSqliteStore(server.dataDirectory);
  const table = await rival.loadTable(code);
  if (table === null) throw new Error('the table is not in the store');
  await rival.saveTable(successor(decided(table, { talk: 'off' })));
  await rival.close();
  await host.request('fillWithBots', {}).catch(() => null);
  await host.until(() => host.ended !== null);
  const returned = await TestPlayer.join(server.url, ann, code, games);
  await returned.until(() => returned.table.settings.talk === 'off');
  expect(returned.table.seats.map(({ kind }) => kind)).toEqual(['person', 'empty', 'empty', 'empty', 'empty']);
});
