import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { GuardedTransport } from './guarded-transport.ts';

const MEGABYTE = 1024 * 1024;

/** A transport that pours megabytes into every line, and tells which of them were ended. */
class Pouring extends GuardedTransport {
  readonly ended: Promise<number>;

  constructor(...made: ConstructorParameters<typeof GuardedTransport>) {
    super(...made);
    this.ended = new Promise((resolve) => {
      this.wss.on('connection', (line: WebSocket) => {
        for (let megabytes = 0; megabytes < 32; megabytes++) line.send(Buffer.alloc(MEGABYTE));
        line.once('close', (code: number) => resolve(code));
      });
    });
  }
}

const CUT_OFF = 1006;

it('a line whose browser does not take what it is sent is cut off', async () => {
  const server = createServer();
  const transport = new Pouring({ server }, { addressOf: () => null, unsentBytes: MEGABYTE });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const socket = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}/`);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.pause();
  expect(await transport.ended).toBe(CUT_OFF);
  socket.terminate();
  transport.shutdown();
});
