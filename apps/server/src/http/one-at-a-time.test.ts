import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RawSocket } from '../tests/support/raw-socket.ts';
import { oneAtATime } from './one-at-a-time.ts';

const ASK = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

let server: Server;
let url: string;
/** The responses started so far. */
let started: ServerResponse[];
beforeEach(async () => {
  started = [];
  server = createServer(oneAtATime((_request, response) => {
    started.push(response);
    server.emit('started');
  }));
  await once(server.listen(0), 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('a pipelined request starts only after the response to the previous request', async () => {
  const socket = await RawSocket.open(url);
  socket.write(ASK.repeat(3));
  for (const asked of [1, 2, 3]) {
    if (started.length < asked) await once(server, 'started');
    // Once another connection has been answered, any request that was started too soon has started.
    const other = await RawSocket.open(url);
    other.write(ASK);
    await once(server, 'started');
    started.pop()?.end();
    expect(started).toHaveLength(asked);
    started.at(-1)?.end(`answer ${asked}`);
  }
  await socket.until((received) => received.includes('answer 3'));
  expect(String(socket.received)).toMatch(/answer 1[^]*answer 2[^]*answer 3/);
});

it('a connection with more than eight pipelined requests is closed, and no waiting request starts', async () => {
  const socket = await RawSocket.open(url);
  socket.write(ASK.repeat(9));
  await socket.ended;
  expect(started).toHaveLength(1);
});
