import { games } from '@chinwag/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { granted } from './support/api.ts';
import { type Gathering, playingTable } from './support/gatherings.ts';
import { allPlayOn, isOver, playOn } from './support/play.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const SHORT = { options: { length: 'short' } };
const LONG = 3_600_000;

const isStoodIn = ({ table }: TestPlayer, seat: number): boolean => table.seats[seat]?.standIn === 'away';

/** Returns the host and a friend at a table of bots. */
async function twoPeople(server: TestServer): Promise<Gathering & { readonly friend: TestPlayer }> {
  const gathering = await playingTable(server.url, 2, SHORT);
  const [, friend] = gathering.players;
  if (friend === undefined) throw new Error('two people were wanted');
  return { ...gathering, friend };
}

/** Connects the friend in a new tab, and resolves with the connection. */
function back(server: TestServer, { guests, code }: Gathering): Promise<TestPlayer> {
  const [, guest] = guests;
  if (guest === undefined) throw new Error('two people were wanted');
  return TestPlayer.join(server.url, guest, code, games);
}

describe('a player who is away for longer than the grace period', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ pace: { absence: 50 } });
  });
  afterAll(() => server.close());

  it('is replaced by a bot, if necessary until the end of the game', async () => {
    const { host, friend } = await twoPeople(server);
    friend.vanish();
    await host.until(() => isStoodIn(host, 1));
    expect(host.table.seats[1]?.name).toBe('Ben');
    await playOn(host);
    expect(isOver(host)).toBe(true);
  });

  it('sees the game on return, and plays again without asking', async () => {
    const gathering = await twoPeople(server);
    const { host, friend } = gathering;
    friend.vanish();
    await host.until(() => isStoodIn(host, 1));
    const returned = await back(server, gathering);
    expect(returned.view.seat).toBe(1);
    await host.until(() => !isStoodIn(host, 1));
    await allPlayOn([host, returned]);
    expect(isOver(returned)).toBe(true);
  });

  it('is waited for if the table’s settings say so', async () => {
    const { host, friend } = await twoPeople(server);
    granted(await host.request('setSettings', { watching: 'public', standIn: 'never' }));
    friend.vanish();
    await host.until(() => host.table.seats[1]?.connected === false);
    expect(isStoodIn(host, 1)).toBe(false);
    granted(await host.request('setSettings', { watching: 'public', standIn: 'when-away' }));
    await host.until(() => isStoodIn(host, 1));
  });

  it('gets no stand-in while nobody waits', async () => {
    const gathering = await twoPeople(server);
    const { host, friend } = gathering;
    host.vanish();
    friend.vanish();
    const returned = await back(server, gathering);
    await returned.until(() => isStoodIn(returned, 0));
    expect(isStoodIn(returned, 1)).toBe(false);
  });
});

describe('a player who is away within the grace period', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ pace: { absence: LONG } });
  });
  afterAll(() => server.close());

  it('returns as if nothing had happened', async () => {
    const { host, friend } = await twoPeople(server);
    friend.loseConnection();
    await friend.until(() => friend.snapshots.length === 2);
    await allPlayOn([host, friend]);
    expect(isOver(friend)).toBe(true);
  });

  it('can be replaced by a bot at once if the host asks, unless the player is present', async () => {
    const { host, friend } = await twoPeople(server);
    expect(await host.request('standIn', { seat: 1 })).toMatchObject({ code: 'person-present' });
    friend.vanish();
    await host.until(() => host.table.seats[1]?.connected === false);
    granted(await host.request('standIn', { seat: 1 }));
    await playOn(host);
    expect(isOver(host)).toBe(true);
  });
});

describe('a table without people', () => {
  it('pauses, leaves the memory, and continues where it stopped', async () => {
    const server = await startTestServer({ pace: { idleTable: 500, reconnection: 10 } });
    const gathering = await playingTable(server.url, 2, SHORT);
    const [host, friend] = gathering.players;
    const [guest] = gathering.guests;
    if (host === undefined || friend === undefined || guest === undefined) throw new Error('two people were wanted');
    await allPlayOn([host, friend], (player) => player.view.seq > 40);
    host.vanish();
    friend.vanish();
    await tablesInMemory(server.url, 0);
    const returned = await TestPlayer.join(server.url, guest, gathering.code, games);
    const returnedFriend = await back(server, gathering);
    expect(returned.view.seq).toBeGreaterThan(40);
    await allPlayOn([returned, returnedFriend]);
    expect(isOver(returned)).toBe(true);
    await server.close();
  });
});

/** Resolves when the server reports this number of tables. */
async function tablesInMemory(url: string, wanted: number): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    if (metrics.includes(`\nchinwag_tables ${wanted}\n`)) return;
  }
}
