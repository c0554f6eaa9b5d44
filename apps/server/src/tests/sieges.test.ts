import { type NewGuest, REFUSED_CLOSE_CODE, type TableCode } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { Protocol } from '@colyseus/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../config.ts';
import { granted, newGuest, newTable } from './support/api.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

/** The default limits, but with a shorter join timeout. */
const limits = { ...DEFAULT_LIMITS, joinWithin: 3000 };
let server: TestServer;
let quiet: TestPlayer;
let mallory: NewGuest;
let code: TableCode;
let attacker: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ limits });
  const ann = await newGuest(server.url, 'Ann');
  quiet = await TestPlayer.join(server.url, ann, await newTable(server.url, ann), games);
});
afterAll(() => server.close());
beforeEach(async () => {
  mallory = await newGuest(server.url, 'Mallory');
  code = await newTable(server.url, mallory);
  attacker = await TestPlayer.join(server.url, mallory, code, games);
});
/** Resolves with whether play at another table continues undisturbed. */
async function undisturbed(): Promise<boolean> {
  const answer = await quiet.request('sit', { seat: (seatOf(quiet) + 1) % 4 });
  return answer.ok && quiet.ended === null;
}

function seatOf({ guest, table }: TestPlayer): number {
  return [...table.seats].findIndex(({ person }) => person === guest.id);
}

/** Resolves with the distinct codes of several answers in a row. */
async function codesOf(times: number, request: (at: number) => Promise<{ readonly ok: boolean }>): Promise<ReadonlySet<string>> {
  const answers = await Promise.all(Array.from({ length: times }, (_, at) => request(at)));
  return new Set(answers.map((answer) => ('code' in answer ? String(answer.code) : 'granted')));
}

/** Reserves a seat at the table, and opens a raw socket to it, unlike any browser. Resolves with the socket. */
async function bareSocket(): Promise<WebSocket> {
  const response = await fetch(`${server.url}/matchmake/joinById/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${mallory.token}` },
    body: '{}',
  });
  const { processId, sessionId } = (await response.json()) as { readonly processId: string; readonly sessionId: string };
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/${processId}/${code}?sessionId=${sessionId}`);
  await new Promise((resolve) => socket.once('open', resolve));
  return socket;
}

const closed = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.once('close', (closeCode) => resolve(closeCode)));

const CUT_OFF = 1006;

describe('without disturbing another table,', () => {
  it('a guest who renames repeatedly is refused once the limit is reached', async () => {
    const codes = await codesOf(50, (at) => attacker.request('rename', { name: `Mallory ${at}` }));
    expect(codes).toEqual(new Set(['granted', 'too-many-messages']));
    expect(attacker.ended).toBeNull();
    expect(await undisturbed()).toBe(true);
  });

  it('a guest with connections at several tables has one limit for all of them', async () => {
    const tables = await Promise.all(Array.from({ length: 4 }, () => newTable(server.url, mallory)));
    const connections = await Promise.all(tables.map((table) => TestPlayer.join(server.url, mallory, table, games)));
    const attempts = Array.from({ length: 15 }, (_, at) => ({ seat: at % 4 }));
    const answers = await Promise.all(connections.flatMap((connection) => attempts.map((seat) => connection.request('sit', seat))));
    expect(answers.filter(({ ok }) => ok).length).toBeLessThan(45);
    expect(await undisturbed()).toBe(true);
  });

  it('a guest who requests the game repeatedly receives it only on the connection that asked', async () => {
    granted(await attacker.request('fillWithBots', {}));
    const other = await TestPlayer.join(server.url, mallory, code, games);
    granted(await attacker.request('start', {}));
    await attacker.until(() => attacker.isInGame && other.isInGame);
    const before = [attacker.snapshots.length, other.snapshots.length] as const;
    await codesOf(5, () => attacker.request('resync', {}));
    expect(attacker.snapshots.length - before[0]).toBe(5);
    expect(other.snapshots.length).toBe(before[1]);
    expect(await undisturbed()).toBe(true);
  });

  it.each([
    ['of no kind', [99]],
    ['that is empty', []],
    ['of bytes that nobody asked for', [Protocol.ROOM_DATA_BYTES, 0xd9, 200, ...Array<number>(200).fill(97)]],
    ['whose number is cut off', [Protocol.ROOM_REQUEST, 0xcf, 1]],
    ['whose payload has no end', [Protocol.ROOM_REQUEST, 1, 0xa3, 115, 97, 121, 0xdb, 255, 255, 255, 255]],
  ])('a connection that sends a frame %s is closed', async (_, frame) => {
    attacker.room.connection.send(Uint8Array.from(frame));
    await attacker.until(() => attacker.ended !== null);
    expect(attacker.ended).toEqual({ code: REFUSED_CLOSE_CODE, reason: 'message-malformed' });
    expect(await undisturbed()).toBe(true);
  });

  it('a connection that never confirms that it joined is closed', async () => {
    expect(await closed(await bareSocket())).toBe(CUT_OFF);
    expect(await undisturbed()).toBe(true);
  });
});
