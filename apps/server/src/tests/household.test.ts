import { games } from '@chinwag/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { granted, newGuest } from './support/api.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { UndisturbedTable } from './support/undisturbed-table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ proxies: 1, limits: DEFAULT_LIMITS });
});
afterAll(() => server.close());

it('eight friends at one address, with phones and a television, play as fast as possible and are never refused', async () => {
  const { url } = server;
  const tables = await Promise.all([UndisturbedTable.sitDown(url), UndisturbedTable.sitDown(url)]);
  const television = await newGuest(url, 'Television');
  const seen = await Promise.all(
    tables.flatMap(({ code, guests }) => [...guests, television].map((guest) => TestPlayer.join(url, guest, code, games))),
  );
  const talking = seen.map(async (phone) => granted(await phone.request('say', { text: 'What a hand!' })));
  await Promise.all([...tables.map((table) => table.playWhile(Promise.all(talking), 60)), ...talking]);
  for (const table of tables) {
    expect(table.moves).toBeGreaterThanOrEqual(60);
    expect(await table.seatsAstray()).toEqual([]);
  }
  expect(seen.map(({ ended }) => ended)).toEqual(seen.map(() => null));
});
