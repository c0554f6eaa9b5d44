import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, createServer as createBareServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { forwardConnections, forwardingSignature, forwardedFor } from './forwarding.ts';
import type { ProcessAddress } from './process-address.ts';

const PROOF = forwardingSignature(new Uint8Array(32));
const OTHER = 'aaaaaaaaa';
const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a server that reports on each connection its name and the client address, and echoes messages. Resolves with it. */
async function app(name: string, timeoutMs?: number, processes: Readonly<Record<string, ProcessAddress>> = {}, holdsLease = true) {
  const server = createServer();
  const connections = new WebSocketServer({ server });
  connections.on('connection', (connection, request: IncomingMessage) => {
    connection.send(JSON.stringify({ name, from: forwardedFor(request, PROOF) ?? null }));
    connection.on('message', (said: Buffer) => connection.send(said.toString()));
  });
  const forwarding = forwardConnections(server, {
    owners: { addressOf: async (process) => processes[process] ?? null },
    holdsLease: () => holdsLease,
    signature: PROOF,
    addressOf: ({ headers }) => String(headers['x-forwarded-for'] ?? '') || null,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  const port = await listening(server);
  closing.push(() => {
    forwarding.end();
    for (const connection of connections.clients) connection.terminate();
    server.close();
  });
  return { port, host: '127.0.0.1', end: () => forwarding.end() };
}

async function listening(server: Pick<Server, 'listen' | 'once' | 'address'>): Promise<number> {
  const heard = once(server as Server, 'listening');
  server.listen(0, '127.0.0.1');
  await heard;
  return (server.address() as AddressInfo).port;
}

/** Connects to the room of a process. Resolves with the connection and its first message. */
async function connection({ port }: ProcessAddress, process: string, headers: Readonly<Record<string, string>> = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${process}/ABCDEFGHJK?sessionId=x`, { headers });
  const [first] = await once(socket, 'message');
  return { socket, received: JSON.parse(String(first)) as unknown };
}

describe('a connection to a room of another process', () => {
  it('is forwarded to that process in both directions, with the client address', async () => {
    const other = await app('other');
    const own = await app('this', undefined, { [OTHER]: other });
    const { socket, received } = await connection(own, OTHER, { 'x-forwarded-for': '203.0.113.7' });
    expect(received).toEqual({ name: 'other', from: '203.0.113.7' });
    socket.send('a trick');
    expect(String((await once(socket, 'message'))[0])).toBe('a trick');
    const ended = once(socket, 'close');
    socket.close(4001);
    expect((await ended)[0]).toBe(4001);
  });

  it('is closed when forwarding stops', async () => {
    const [other, another] = [await app('other'), await app('another')];
    const own = await app('this', undefined, { [OTHER]: other, bbbbbbbbb: another });
    const [one, two] = [await connection(own, OTHER), await connection(own, 'bbbbbbbbb')];
    const ended = [one, two].map(({ socket }) => once(socket, 'close'));
    own.end();
    expect((await Promise.all(ended)).map(([code]) => code)).toEqual([1006, 1006]);
  });

  const SILENT = ['a process that nobody knows', 'a process that is gone', 'a process that does not answer'];
  it.each(SILENT)('is accepted here if it names %s', async (which) => {
    const silent = createBareServer();
    closing.push(() => silent.close());
    const port = await listening(silent as unknown as Server);
    silent.on('connection', (socket) => closing.push(() => socket.destroy()));
    if (which === 'a process that is gone') silent.close();
    const known = which === 'a process that nobody knows' ? {} : { [OTHER]: { host: '127.0.0.1', port } };
    expect((await connection(await app('this', 100, known), OTHER)).received).toEqual({ name: 'this', from: null });
  });

  it('is forwarded at most once, even if processes name each other as owners', async () => {
    const known: Record<string, ProcessAddress> = {};
    const other = await app('other', undefined, known);
    known[OTHER] = await app('this', undefined, { [OTHER]: other });
    const own = await app('own', undefined, { [OTHER]: other });
    expect((await connection(own, OTHER)).received).toEqual({ name: 'other', from: null });
  });
});

it('a process without its lease accepts no connection to a table, but forwards connections for other processes', async () => {
  const other = await app('other');
  const own = await app('this', undefined, { [OTHER]: other }, false);
  expect((await connection(own, OTHER)).received).toEqual({ name: 'other', from: null });
  const socket = new WebSocket(`ws://127.0.0.1:${own.port}/bbbbbbbbb/ABCDEFGHJK?sessionId=x`);
  const [, { statusCode }] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  expect(statusCode).toBe(503);
});

it('a process trusts a forwarded client address only from another process of the same server', async () => {
  const own = await app('this');
  const forged = { 'x-chinwag-from': '203.0.113.7', 'x-chinwag-forwarded': forwardingSignature(new Uint8Array(32).fill(1)) };
  expect((await connection(own, OTHER, forged)).received).toEqual({ name: 'this', from: null });
  const odd = { ...forged, 'x-chinwag-forwarded': 'ä'.repeat(PROOF.length) };
  expect((await connection(own, OTHER, odd)).received).toEqual({ name: 'this', from: null });
});
