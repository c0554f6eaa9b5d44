import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest } from './support/api.ts';
import { playingTable } from './support/gatherings.ts';
import { playOn } from './support/play.ts';
import { movesMade, tableOfBots } from './support/tables-of-bots.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const SHARE = 40;
const HOUR = 3_600_000;
const ATTACKER = '203.0.113.66';

let server: TestServer;
beforeAll(async () => {
  const perAddress = { atOnce: SHARE, every: HOUR / SHARE };
  const inAll = { atOnce: 1000, every: 1 };
  server = await startTestServer({ proxies: 1, limits: { bots: { perAddress, inAll } } });
});
afterAll(() => server.close());

it('bots of one address share a move limit across tables, and bots of friends elsewhere play on', async () => {
  const attacker = await newGuest(server.url, 'Mallory');
  for (let table = 0; table < 5; table++) await tableOfBots(server.url, attacker, ATTACKER);
  while ((await movesMade(server.url)) < SHARE);
  const { host } = await playingTable(server.url, 1, { options: { length: 'short' } });
  await playOn(host, () => host.view.seq > 20);
  const own = host.view.seq;
  expect(own).toBeGreaterThan(20);
  expect((await movesMade(server.url)) - own).toBeLessThanOrEqual(SHARE);
});
