import { games } from '@chinwag/rules';
import { Protocol } from '@colyseus/core';
import { pack } from 'msgpackr';
import { expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { newGuest, newTable } from './support/api.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer } from './support/test-server.ts';

const HAND = 'AH KC 7D and what my neighbour holds';
/** Returns a frame whose payload is a text with data after its end, which is invalid. */
function unreadable(type: string, ...beginning: readonly number[]): Uint8Array {
  const name = Buffer.from(type);
  return Buffer.concat([Buffer.from([...beginning, 0xa0 + name.length]), name, pack(HAND), pack(HAND)]);
}

it('the log contains nothing that a client sent, and only a few lines for a thousand messages', async () => {
  const written: string[] = [];
  const log = openLog('trace', { write: (line: string) => void written.push(line) });
  const server = await startTestServer({ log });
  const ann = await newGuest(server.url, 'Ann');
  const ben = await newGuest(server.url, 'Ben');
  const code = await newTable(server.url, ann);
  const host = await TestPlayer.join(server.url, ann, code, games);
  const flooder = await TestPlayer.join(server.url, ben, code, games);
  for (let sent = 0; sent < 1000; sent++) flooder.room.connection.send(unreadable('move', Protocol.ROOM_REQUEST, 1));
  flooder.room.connection.send(unreadable('move', Protocol.ROOM_DATA));
  await flooder.until(() => flooder.ended !== null);
  expect(await host.request('sit', { seat: 2 })).toEqual({ ok: true });
  await server.close();
  const lines = written.join('');
  expect(lines).not.toMatch(/AH|neighbour/);
  expect(written.length).toBeLessThan(10);
});
