import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { CorkedSocket } from './corked-socket.ts';

/** Resolves with a connection to a browser, and the chunks received at its other end. */
async function connection() {
  const server = new WebSocketServer({ port: 0, WebSocket: CorkedSocket });
  onTestFinished(() => {
    server.close();
  });
  const browser = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
  const opened = once(browser, 'open');
  const [ours, request] = (await once(server, 'connection')) as [CorkedSocket, IncomingMessage];
  await opened;
  ours.gatherOn(request.socket);
  const come: string[] = [];
  browser.on('message', (data: Buffer) => come.push(data.toString('latin1')));
  return { ours, browser, come };
}

const ofLength = (length: number, at: number): Buffer => Buffer.alloc(length, `${at}`, 'latin1');

it('messages of all lengths arrive whole and in order, including the last one before the connection closes', async () => {
  const { ours, browser, come } = await connection();
  const messages = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000].map(ofLength);
  for (const message of messages) ours.send(message, { binary: true });
  ours.close(4000);
  const [code] = (await once(browser, 'close')) as [number];
  expect(code).toBe(4000);
  expect(come).toEqual(messages.map((message) => message.toString('latin1')));
});

it('text messages and messages with a callback arrive in order', async () => {
  const { ours, browser, come } = await connection();
  ours.send(Buffer.from('first'));
  ours.send('second');
  ours.send(Buffer.from('third'));
  await new Promise((resolve) => ours.send(Buffer.from('fourth'), resolve));
  ours.close();
  await once(browser, 'close');
  expect(come).toEqual(['first', 'second', 'third', 'fourth']);
});

it('messages sent in one task go out in one chunk', async () => {
  const { ours, browser, come } = await connection();
  let pieces = 0;
  const stream: unknown = Reflect.get(browser, '_socket');
  if (!(stream instanceof Object && 'on' in stream && typeof stream.on === 'function')) throw new Error('there is no stream');
  stream.on('data', () => (pieces += 1));
  for (const word of ['one', 'two', 'three']) ours.send(Buffer.from(word));
  while (come.length < 3) await once(browser, 'message');
  expect([come, pieces]).toEqual([['one', 'two', 'three'], 1]);
});

it('connections written to in one task each receive their own messages, whether shared with others or not', async () => {
  const [first, second, third] = [await connection(), await connection(), await connection()];
  const [all, own] = [Buffer.from('for all'), Buffer.from('for one')];
  for (const { ours } of [first, second, third]) ours.send(all);
  second.ours.send(own);
  const closed = [first, second, third].map(({ browser }) => once(browser, 'close'));
  await new Promise((resolve) => process.nextTick(resolve));
  for (const { ours } of [first, second, third]) ours.close();
  await Promise.all(closed);
  expect([first.come, second.come, third.come]).toEqual([['for all'], ['for all', 'for one'], ['for all']]);
});

it('a terminated connection ignores further messages without an error', async () => {
  const { ours, browser, come } = await connection();
  ours.send(Buffer.from('lost'));
  ours.terminate();
  ours.send(Buffer.from('lost too'));
  await once(browser, 'close');
  expect(come).toEqual([]);
});
