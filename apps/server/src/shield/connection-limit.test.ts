import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { limitConnections } from './connection-limit.ts';

const MOST = 3;
const sockets: Socket[] = [];
const server = createServer((_request, response) => response.end('here'));
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

it('sockets from an outside address count before their first request, and those above the limit are closed', async () => {
  limitConnections(server, { most: MOST, isDirect: true, addressOfRequest: () => null });
  // Every socket of this test comes from this machine. This listener runs before the limit.
  server.prependListener('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: '203.0.113.1' }));
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async (): Promise<'open' | 'ended'> => {
    const socket = connect(port);
    sockets.push(socket);
    socket.on('error', () => undefined);
    return Promise.race([once(socket, 'close').then(() => 'ended' as const), answered(socket)]);
  };
  expect([await open(), await open(), await open(), await open()]).toEqual(['open', 'open', 'open', 'ended']);
});

async function answered(socket: Socket): Promise<'open'> {
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  return 'open';
}
