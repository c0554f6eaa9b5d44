import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('concurrent requests start eight per event loop turn, in order', async () => {
  const started: IncomingMessage[] = [];
  const listen = inTurns((request) => void started.push(request));
  const requests = Array.from({ length: 20 }, () => new IncomingMessage(new Socket()));
  for (const request of requests) listen(request, new ServerResponse(request));
  const counts: number[] = [];
  for (let turns = 0; turns < 4; turns++) {
    await turn();
    counts.push(started.length);
  }
  expect(counts).toEqual([8, 16, 20, 20]);
  expect(started).toEqual(requests);
});

it('a request does not start if its client has disconnected', async () => {
  const started: IncomingMessage[] = [];
  const listen = inTurns((request) => void started.push(request));
  const requests = [new IncomingMessage(new Socket()), new IncomingMessage(new Socket())] as const;
  for (const request of requests) listen(request, new ServerResponse(request));
  requests[0].socket.destroy();
  await turn();
  expect(started).toEqual([requests[1]]);
});
