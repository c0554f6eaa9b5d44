import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { GuardedTransport } from './guarded-transport.ts';

const MEGABYTE = 1024 * 1024;

/** A transport that keeps every connection, as if each led to a room. */
class Keeping extends GuardedTransport {
  override async onConnection(): Promise<void> {
    // Does nothing, because Colyseus would close a connection without a room.
  }
}

/** A transport that sends megabytes on every connection, and reports which were closed. */
class Pouring extends Keeping {
  readonly ended: Promise<number>;

  constructor(...made: ConstructorParameters<typeof Keeping>) {
    super(...made);
    this.ended = new Promise((resolve) => {
      this.wss.on('connection', (connection: WebSocket) => {
        for (let megabytes = 0; megabytes < 32; megabytes++) connection.send(Buffer.alloc(MEGABYTE));
        connection.once('close', (code: number) => resolve(code));
      });
    });
  }
}

const CUT_OFF = 1006;

it('a connection that does not answer pings is terminated, and no other is', async () => {
  const server = createServer();
  const transport = new Keeping({ server, pingInterval: 50, pingMaxRetries: 2 }, { addressOf: () => null, unsentBytes: MEGABYTE });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = `ws://localhost:${(server.address() as AddressInfo).port}/`;
  const [silent, ...others] = [false, true, true].map((autoPong) => new WebSocket(address, { autoPong }));
  let pings = 0;
  const asked = Promise.all(others.map((socket) => new Promise<void>((resolve) => {
    socket.on('ping', () => ++pings > 10 && resolve());
  })));
  const ended = new Promise((resolve) => silent?.once('close', resolve));
  expect(await ended).toBe(CUT_OFF);
  await asked;
  expect(others.map(({ readyState }) => readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  for (const socket of others) socket.terminate();
  transport.shutdown();
});

it('a connection whose browser stops reading is terminated', async () => {
  const server = createServer();
  // Missing pongs never terminate the connection, because a client that does not read sends none either.
  const pings = { pingInterval: 50, pingMaxRetries: Infinity };
  const transport = new Pouring({ server, ...pings }, { addressOf: () => null, unsentBytes: MEGABYTE });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const socket = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}/`);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.pause();
  expect(await transport.ended).toBe(CUT_OFF);
  socket.terminate();
  transport.shutdown();
});
