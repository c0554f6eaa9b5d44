import type { NewGuest, TableCode } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { granted, newGuest, newTable } from './support/api.ts';
import { playingTable } from './support/gatherings.ts';
import { playOn } from './support/play.ts';
import { RawConnection } from './support/raw-connection.ts';
import { TestPlayer } from './support/test-player.ts';
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

/** A table of nobody but bots, at once, at which somebody looks on from an address. */
async function tableOfBots(guest: NewGuest, from: string): Promise<TableCode> {
  const code = await newTable(server.url, guest);
  const host = await TestPlayer.join(server.url, guest, code, games);
  granted(await host.request('setSettings', { pace: 'at-once', watching: 'public' }));
  granted(await host.request('stand', {}));
  granted(await host.request('fillWithBots', {}));
  await host.leave();
  const connection = await RawConnection.join(server.url, code, { guest, from });
  connection.ask('start', {});
  return code;
}

/** How many moves have been made on the server. */
async function movesMade(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return [...metrics.matchAll(/^chinwag_moves\S* (\d+)$/gm)].reduce((sum, [, moves]) => sum + Number(moves), 0);
}

it('bots of one address that play at once have a share together, and those of friends elsewhere play on', async () => {
  const attacker = await newGuest(server.url, 'Mallory');
  for (let table = 0; table < 5; table++) await tableOfBots(attacker, ATTACKER);
  while ((await movesMade()) < SHARE);
  const { host } = await playingTable(server.url, 1, { options: { length: 'short' } });
  await playOn(host, () => host.view.seq > 20);
  const own = host.view.seq;
  expect(own).toBeGreaterThan(20);
  expect((await movesMade()) - own).toBeLessThanOrEqual(SHARE);
});
