import { gzipSync } from 'node:zlib';
import { Protocol } from '@colyseus/core';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../config.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { BESIEGED_SERVER } from './support/besieged.ts';
import { type BuiltCode, built } from './support/built.ts';
import { frame, QUESTION, RawConnection, reserve, SIGN_OF_LIFE, upgrade } from './support/raw-connection.ts';
import { RawSocket } from './support/raw-socket.ts';
import { type Gang, Siege, times, UNDISTURBED } from './support/siege.ts';

const MEGABYTE = 1024 * 1024;
const CREATED = 201;
const BAD = 400;
const UNAUTHORIZED = 401;
const TOO_LONG = 413;
const TOO_MANY = 429;
const FAILED = 500;

/** The default limits, except for two that would slow a test: the join timeout, and joins per address. */
const WITHIN = 5000;
const limits: Partial<Limits> = {
  joinWithin: WITHIN,
  requestWithin: WITHIN,
  arrivals: { ...DEFAULT_LIMITS.arrivals, joins: { atOnce: 40, every: 10_000 } },
};

let script: BuiltCode;
let siege: Siege;
let url: string;
/** Connections opened before all others, so that they have timed out when their test runs. */
let neverJoined: readonly RawConnection[];
let neverFinished: readonly RawSocket[];
beforeAll(async () => {
  script = await built(BESIEGED_SERVER);
  siege = await Siege.begin(script, limits);
  ({ url } = siege.server);
  neverJoined = await connectionsThatNeverJoin();
  neverFinished = await requestsThatNeverEnd();
});
afterAll(async () => {
  await siege.server.stop();
  siege.server.remove();
  script.remove();
});

async function connectionsThatNeverJoin(): Promise<readonly RawConnection[]> {
  const { from, code, guests } = await siege.gang(5);
  const connections = guests.map((guest) => RawConnection.open(url, code, { guest, from }));
  const nowhere = times(5, () => RawConnection.at(url, code, { processId: 'x', sessionId: 'y' }, from));
  return [...(await Promise.all(connections)), ...(await nowhere)];
}

async function requestsThatNeverEnd(): Promise<readonly RawSocket[]> {
  const head = `POST /api/guests HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${siege.newAddress()}\r\n`;
  const body = 'content-type: application/json\r\ncontent-length: 50\r\n\r\n{"name';
  const beginnings = ['', 'POST', head, head + body];
  const sockets = await times(20, () => RawSocket.open(url));
  for (const [at, socket] of sockets.entries()) socket.write(beginnings[at % beginnings.length] ?? '');
  return sockets;
}

/** Resolves when the server has closed each connection of a gang, after an action on it. */
async function endAll({ connections }: Gang, act: (connection: RawConnection, at: number) => void): Promise<void> {
  for (const [at, connection] of connections.entries()) act(connection, at);
  await allEnded(connections);
}

async function allEnded(connections: readonly RawConnection[]): Promise<void> {
  await Promise.all(connections.map(({ socket }) => socket.ended));
}

/** Repeats an action on each connection of a gang for about a second. */
async function keepOn({ connections }: Gang, act: (connection: RawConnection) => void): Promise<void> {
  for (let round = 0; round < 5; round++) {
    for (const connection of connections) act(connection);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function statuses(answers: readonly { readonly status: number }[]): ReadonlySet<number> {
  return new Set(answers.map(({ status }) => status));
}

/** A timeout far above the time for closing a connection, and below the timeouts of Node and its libraries. */
const TIMEOUT_MS = 25_000;

describe('four friends play on during', { timeout: TIMEOUT_MS }, () => {
  it('unreadable frames, which end their connections', async () => {
    const gang = await siege.gang(10);
    const send = ({ socket }: RawConnection, at: number): void => {
      for (let sent = 0; sent < 50; sent++) socket.write(frame(Uint8Array.of(99 + at, 1, 2, 3)));
    };
    expect((await siege.beside(endAll(gang, send))).friends).toBe(UNDISTURBED);
  });

  it('endless pings, which end their connections', async () => {
    const gang = await siege.gang(10);
    const send = ({ socket }: RawConnection, at: number): void => {
      const signs = Array.from({ length: 5000 }, () => (at % 2 === 0 ? QUESTION : SIGN_OF_LIFE));
      socket.write(Buffer.concat(signs));
    };
    expect((await siege.beside(endAll(gang, send))).friends).toBe(UNDISTURBED);
  });

  it('pipelined requests that wait for no response, which are cut off', async () => {
    const request = `GET / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${siege.newAddress()}\r\n\r\n`;
    const flood = async (): Promise<void> => {
      const sockets = await times(20, () => RawSocket.open(url));
      for (const socket of sockets) socket.write(request.repeat(1000));
      await Promise.all(sockets.map(({ ended }) => ended));
    };
    expect((await siege.beside(flood())).friends).toBe(UNDISTURBED);
  });

  it('messages that are too long or announce an excessive length, which end their connections', async () => {
    const gang = await siege.gang(6);
    const sizes = [9000, MEGABYTE, 2 ** 40];
    const send = ({ socket }: RawConnection, at: number): void => {
      const length = sizes[at % sizes.length] ?? 0;
      socket.write(frame(Buffer.alloc(Math.min(length, MEGABYTE)), { length }));
    };
    expect((await siege.beside(endAll(gang, send))).friends).toBe(UNDISTURBED);
  });

  it('decompression bombs, which take little memory', async () => {
    const lists = [0xdd_ff_ff_ff_ff, 0xdd_01_ff_ff_ff, 0xdf_7f_ff_ff_ff, 0xc6_ff_ff_ff_ff];
    const vast = [Buffer.alloc(8000, 0x91), ...lists.map((list) => Buffer.from(list.toString(16), 'hex'))];
    const gang = await siege.gang(vast.length);
    const before = await siege.server.memory();
    const say = Buffer.from([Protocol.ROOM_REQUEST, 1, 0xa3, ...Buffer.from('say')]);
    const flood = endAll(gang, (connection, at) => connection.send(Buffer.concat([say, vast[at] ?? say])));
    const { friends } = await siege.beside(flood);
    expect(friends).toBe(UNDISTURBED);
    expect((await siege.server.memory()) - before).toBeLessThan(50 * MEGABYTE);
  });

  it('compressed messages and bodies, which the server does not decompress', async () => {
    const from = siege.newAddress();
    const socket = await RawSocket.open(url);
    socket.write(upgrade('/x/y?sessionId=z', from, 'sec-websocket-extensions: permessage-deflate\r\n'));
    await socket.until((received) => received.includes('\r\n\r\n'));
    expect(socket.received.toString('latin1')).not.toMatch(/deflate/i);
    const gang = await siege.gang(1);
    const packed = endAll(gang, (connection) => connection.socket.write(frame(gzipSync(Buffer.alloc(MEGABYTE)), { bits: 0xc2 })));
    const bodies = ['Ann', 'a'.repeat(4 * MEGABYTE)].map((name) => gzipSync(JSON.stringify({ name })));
    const headers = { 'content-encoding': 'gzip' };
    const asking = Promise.all(bodies.map((body) => siege.post('/api/guests', { from, body, headers })));
    const { came, friends } = await siege.beside(Promise.all([asking, packed]));
    expect(friends).toBe(UNDISTURBED);
    expect(statuses(came[0])).toEqual(new Set([BAD]));
  });

  it('requests of many guests at one address, each below the limit that ends a connection', async () => {
    const asking = keepOn(await siege.gang(25), (connection) => {
      for (let sent = 0; sent < 60; sent++) connection.ask('sit', { seat: sent % 5 });
    });
    expect((await siege.beside(asking)).friends).toBe(UNDISTURBED);
  });

  it('spectators at their own table who chat and request the game repeatedly', async () => {
    const gang = await siege.gang(20, siege.friends.code);
    const asking = keepOn(gang, (connection) => {
      for (let sent = 0; sent < 10; sent++) {
        connection.ask('say', { text: 'Play the ace!' });
        connection.ask('resync', {});
        connection.ask('lookBack', {});
      }
    });
    expect((await siege.beside(asking)).friends).toBe(UNDISTURBED);
    for (const { socket } of gang.connections) socket.cut();
  });

  it('a guest who joins and leaves repeatedly', async () => {
    const { from, code, guests } = await siege.gang(1);
    const [guest] = guests;
    const coming = times(60, async () => {
      const place = await reserve(url, code, guest.token, from);
      if (place.sessionId !== undefined) (await RawConnection.at(url, code, place, from)).socket.cut();
      return place.error;
    });
    const { came, friends } = await siege.beside(coming);
    expect(friends).toBe(UNDISTURBED);
    expect(came).toContain('too-many-messages');
  });

  it('floods of new guests and new tables', async () => {
    const from = siege.newAddress();
    const { token } = await siege.newGuest(from);
    const guests = times(65, () => siege.post('/api/guests', { from, body: '{"name":"Mallory"}' }));
    const tables = times(65, () => siege.post('/api/tables', { from, token, body: '{"game":"chinkway"}' }));
    const { came, friends } = await siege.beside(Promise.all([guests, tables]));
    expect(friends).toBe(UNDISTURBED);
    expect(came.map(statuses)).toEqual([new Set([CREATED, TOO_MANY]), new Set([CREATED, TOO_MANY])]);
  });

  it('floods of joins, however the address is spelt', async () => {
    const spelt = ['/matchmake/joinById/', '/matchmake\\joinById\\', '/x/../matchmake/joinById/', '//matchmake/joinById/'];
    const alone = 'HTTP/1.1\r\nhost: x\r\nconnection: close';
    const head = `${alone}\r\ncontent-type: application/json\r\ncontent-length: 2\r\nx-forwarded-for:`;
    const join = async (ask: string): Promise<string> => {
      const socket = await RawSocket.open(url);
      socket.write(ask);
      await socket.ended;
      return socket.received.toString();
    };
    const asking = times(spelt.length, (at) => {
      const ask = `POST ${spelt[at]}ABCDEFGHJK ${head} ${siege.newAddress()}\r\n\r\n{}`;
      return times(60, () => join(ask));
    });
    const { came, friends } = await siege.beside(asking);
    expect(friends).toBe(UNDISTURBED);
    for (const answers of came) expect(answers.join('')).toContain('too-many-messages');
  });

  it('forged tokens, which are refused', async () => {
    const { from, code } = await siege.gang(1);
    const asking = times(20, async (at) => {
      const forged = new SignJWT({ name: 'Ann' }).setProtectedHeader({ alg: 'HS256' }).setIssuer('chinwag');
      const signed = forged.setSubject('AAAAAAAAAAAAAAAA').setExpirationTime('1h');
      const token = await signed.sign(Buffer.from(`a guess at the secret of the server, number ${at}`));
      return { ...(await siege.post('/api/tables', { from, token })), ...(await reserve(url, code, token, from)) };
    });
    const { came, friends } = await siege.beside(asking);
    expect(friends).toBe(UNDISTURBED);
    for (const answer of came) expect(answer).toMatchObject({ status: UNAUTHORIZED, error: 'token-invalid' });
  });

  it('seat reservations that are already used, belong to another table, or are guessed', async () => {
    const { from, code, guests } = await siege.gang(1);
    const [{ token }] = guests;
    const elsewhere = await siege.newTable(from, guests[0]);
    const [taken, foreign] = [await reserve(url, code, token, from), await reserve(url, elsewhere, token, from)];
    const first = await RawConnection.at(url, code, taken, from);
    const tokens = ['__proto__', 'constructor'].map((guess) => `${taken.sessionId}&reconnectionToken=${guess}`);
    const guesses = ['__proto__', 'constructor', 'toString', ...tokens].map((sessionId) => ({ ...taken, sessionId }));
    const places = [taken, foreign, ...guesses];
    const { came, friends } = await siege.beside(Promise.all(places.map((place) => RawConnection.at(url, code, place, from))));
    expect(friends).toBe(UNDISTURBED);
    await allEnded(came);
    for (const { socket } of came) expect(socket.received.toString()).toMatch(/seat reservation expired|token-invalid/);
    first.socket.cut();
  });

  it('bodies that attempt prototype pollution', async () => {
    const { from, guests, connections } = await siege.gang(1);
    const [{ token }] = guests;
    const name = '{"name":"Ann"}';
    const poisons = [`{"__proto__":${name}}`, `{"constructor":{"prototype":${name}}}`, `{"name":{"__proto__":${name}}}`];
    for (const options of poisons) connections[0]?.ask('configure', { game: 'chinkway', options: JSON.parse(options) as unknown });
    const asking = poisons.flatMap((body) => [
      siege.post('/api/guests', { from, body }),
      siege.post('/api/tables', { from, token, body: `{"game":"__proto__","options":${body}}` }),
    ]);
    const { came, friends } = await siege.beside(Promise.all(asking));
    expect(friends).toBe(UNDISTURBED);
    expect(came.every(({ status }) => status >= BAD && status < FAILED)).toBe(true);
    expect((await siege.post('/api/guests', { from })).status).toBe(BAD);
  });

  it('paths that leave the served folder, do not exist, or are invalid', async () => {
    const from = siege.newAddress();
    const out = ['/..%2f..%2f..%2fetc/passwd', '/../../../../etc/passwd', '/assets/..%5c..%5cchinwag.db', '/api/%2e%2e/chinwag.db'];
    const none = ['/%', '/%ff%fe', '/api/tables/%00', '//x//', `/${'a'.repeat(5000)}`, '/chinwag.db-wal%00.html', '/.git/config'];
    const asking = [...out, ...none].map(async (path) => {
      const socket = await RawSocket.open(url);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\nconnection: close\r\n\r\n`);
      await socket.ended;
      return socket.received.toString();
    });
    const { came, friends } = await siege.beside(Promise.all(asking));
    expect(friends).toBe(UNDISTURBED);
    for (const answer of came) {
      expect(answer).toMatch(/^HTTP\/1.1 (?:4\d\d|503)/); // 503 comes from the web app itself, which is not built here
      expect(answer).not.toMatch(/root:|SQLite/);
    }
  });

  it('endless bodies, which the server does not read', async () => {
    const head = `POST /matchmake/joinById/ABCDEFGHJK HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${siege.newAddress()}\r\n`;
    const asking = times(5, async () => {
      const socket = await RawSocket.open(url);
      socket.write(`${head}transfer-encoding: chunked\r\n\r\n`);
      for (let sent = 0; sent < 20; sent++) socket.write(`10000\r\n${'a'.repeat(0x10000)}\r\n`);
      await socket.ended;
      return socket.received.toString();
    });
    const { came, friends } = await siege.beside(asking);
    expect(friends).toBe(UNDISTURBED);
    // A client that keeps writing may never read the answer.
    for (const answer of came) expect(answer === '' || answer.includes(String(TOO_LONG))).toBe(true);
  });

  it('connections that never confirm that they joined, and sockets to unknown addresses, which are closed', async () => {
    expect((await siege.beside(allEnded(neverJoined))).friends).toBe(UNDISTURBED);
  });

  it('requests whose first line, head or body never ends, which are closed', async () => {
    expect((await siege.beside(Promise.all(neverFinished.map(({ ended }) => ended)))).friends).toBe(UNDISTURBED);
  });
});

it('after all attacks, nothing is lost or doubled, and the log is short and quotes no attacker', async () => {
  expect(await siege.friends.seatsAstray()).toEqual([]);
  await siege.server.stop();
  const store = await openSqliteStore(siege.server.dataDirectory);
  expect(await siege.friends.gamesAstray(store)).toEqual([]);
  await store.close();
  const log = siege.server.log();
  expect(log.split('\n').length).toBeLessThan(20);
  expect(log).not.toMatch(/eyJ|Play the ace|passwd/);
});
