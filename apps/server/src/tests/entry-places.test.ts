import type { NewGuest, Refusal, TableCode } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { granted, newGuest, newTable } from './support/api.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
let code: TableCode;
let host: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ proxies: 1 });
  const ann = await newGuest(server.url, 'Ann');
  code = await newTable(server.url, ann);
  host = await TestPlayer.join(server.url, ann, code, games);
  granted(await host.request('setSettings', { door: 'knock' }));
});
afterAll(() => server.close());

async function requestEntry({ token }: NewGuest, from: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from };
  const response = await fetch(`${server.url}/api/tables/${code}/room`, { method: 'POST', headers });
  return ((await response.json()) as Refusal).code;
}

it('24 strangers at one address who request entry do not use up the place of a friend at another', async () => {
  const strangers = await Promise.all(Array.from({ length: 24 }, () => newGuest(server.url, 'Mallory')));
  const friend = await newGuest(server.url, 'Ben');
  const allRequest = () => Promise.all(strangers.map((stranger) => requestEntry(stranger, '203.0.113.66')));
  expect(new Set(await allRequest())).toEqual(new Set(['door-knock', 'door-busy']));
  expect(await requestEntry(friend, '203.0.113.7')).toBe('door-knock');
  await allRequest();
  await host.until(() => host.table.entryRequests.some(({ person }) => person === friend.guest.id));
  granted(await host.request('letIn', { person: friend.guest.id }));
});
