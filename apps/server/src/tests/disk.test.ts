import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { COSTS } from '../shield/costs.ts';
import { newGuest } from './support/api.ts';
import { playingTable } from './support/gatherings.ts';
import { playOn } from './support/play.ts';
import { storedBytes } from './support/stored-bytes.ts';
import { movesMade, tableOfBots } from './support/tables-of-bots.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const HOUR = 3_600_000;
const KILOBYTE = 1000;
const BUDGET = 150 * KILOBYTE;
const TABLES = 5;
const TOO_MANY = 429;
const CREATED = 201;

let server: TestServer;
beforeAll(async () => {
  const diskPerAddress = { atOnce: BUDGET / KILOBYTE, every: HOUR };
  const arrivals = { ...DEFAULT_LIMITS.arrivals, tables: { atOnce: 1000, every: 1 } };
  server = await startTestServer({ proxies: 1, limits: { diskPerAddress, arrivals, tablesPerHour: 1000 } });
});
afterAll(() => server.close());

it('one address with bots at many tables makes the store grow only by its budget, and friends play on', async () => {
  const before = storedBytes(server.dataDirectory);
  const attacker = await newGuest(server.url, 'Mallory');
  for (let table = 0; table < TABLES; table++) await tableOfBots(server.url, attacker, '203.0.113.66');
  const most = (BUDGET - TABLES * COSTS.start.disk) / COSTS.move.disk;
  while ((await movesMade(server.url)) < Math.floor(most));
  const { host } = await playingTable(server.url, 1, { options: { length: 'short' } });
  await playOn(host, () => host.view.seq > 20);
  const own = host.view.seq;
  expect((await movesMade(server.url)) - own).toBeLessThanOrEqual(most + TABLES);
  expect(storedBytes(server.dataDirectory) - before).toBeLessThan(2 * BUDGET);
});

it('one address that opens too many tables is refused once it has used its disk budget, and no other is', async () => {
  const { token } = await newGuest(server.url, 'Mallory');
  const open = async (from: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-forwarded-for': from };
    const body = JSON.stringify({ game: 'chinkway' });
    return (await fetch(`${server.url}/api/tables`, { method: 'POST', headers, body })).status;
  };
  const opened = [];
  for (let table = 0; table < BUDGET / COSTS.table.disk + 5; table++) opened.push(await open('203.0.113.67'));
  expect(opened.filter((status) => status === CREATED)).toHaveLength(Math.floor(BUDGET / COSTS.table.disk));
  expect(opened.filter((status) => status === TOO_MANY)).toHaveLength(5);
  expect(await open('203.0.113.68')).toBe(CREATED);
});
