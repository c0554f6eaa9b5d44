import { type NewGuest, REFUSED_CLOSE_CODE, type TableCode } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { ask, newGuest, newTable } from './support/api.ts';
import { joinRoom, TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
let code: TableCode;
let ben: NewGuest;
let host: TestPlayer;
let friend: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ limits: DEFAULT_LIMITS });
});
afterAll(() => server.close());
beforeEach(async () => {
  const ann = await newGuest(server.url, 'Ann');
  ben = await newGuest(server.url, 'Ben');
  code = await newTable(server.url, ann);
  host = await TestPlayer.join(server.url, ann, code, games);
  friend = await TestPlayer.join(server.url, ben, code, games);
});

it('of two hundred messages in a second, those above the limit are refused, and nobody else is', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => friend.request('sit', { seat: 1 })));
  const codes = new Set(answers.map((answer) => (answer.ok ? 'granted' : answer.code)));
  expect(codes).toEqual(new Set(['granted', 'too-many-messages']));
  expect(await host.request('sit', { seat: 2 })).toEqual({ ok: true });
  expect(friend.ended).toBeNull();
});

it('a flood ends its own connection, and keeps its guest out for a while', async () => {
  for (let sent = 0; sent < 5000; sent++) friend.room.send('sit', { seat: 1 });
  await friend.until(() => friend.ended !== null);
  expect(friend.ended).toEqual({ code: REFUSED_CLOSE_CODE, reason: 'too-many-messages' });
  const refused = { ok: false, httpStatus: 429, code: 'too-many-messages' };
  expect(await ask(server.url, `/tables/${code}/room`, { token: ben.token })).toMatchObject(refused);
  await expect(joinRoom(server.url, ben.token, code)).rejects.toThrow('too-many-messages');
  expect(await host.request('sit', { seat: 2 })).toEqual({ ok: true });
});
