import { REFUSED_CLOSE_CODE } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { granted } from './support/api.ts';
import { type Gathering, playingTable } from './support/gatherings.ts';
import { allPlayOn, firstMove, isOver, playOn } from './support/play.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const SHORT = { options: { length: 'short' } };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: { tabs: 3 } });
});
afterAll(() => server.close());

/** Opens another tab for a person. Resolves with its connection. */
function anotherTab({ code, guests }: Gathering, seat: number): Promise<TestPlayer> {
  const guest = guests[seat];
  if (guest === undefined) throw new Error('nobody sits there');
  return TestPlayer.join(server.url, guest, code, games);
}

const isConnected = ({ table }: TestPlayer, seat: number): boolean => table.seats[seat]?.connected === true;

describe('two tabs of one person', () => {
  it('see the same hand, and play for the same seat', async () => {
    const gathering = await playingTable(server.url, 1, SHORT);
    const other = await anotherTab(gathering, 0);
    expect(other.view).toEqual(gathering.host.view);
    for (let turn = 0; !isOver(other); turn++) {
      const [tab, behind] = turn % 2 === 0 ? [gathering.host, other] : [other, gathering.host];
      await tab.until(() => isOver(tab) || tab.isToMove);
      if (!isOver(tab)) granted(await tab.move(firstMove(tab)));
      await behind.until(() => behind.view.seq >= tab.view.seq);
    }
    await gathering.host.until(() => isOver(gathering.host));
    expect(other.view.state).toEqual(gathering.host.view.state);
  });

  it('make a move once, whichever tab is first', async () => {
    const gathering = await playingTable(server.url, 5, SHORT);
    const seat = gathering.players.findIndex((player) => player.isToMove);
    const [tab, other] = [gathering.players[seat], await anotherTab(gathering, seat)];
    if (tab === undefined) throw new Error('no decision is pending');
    const answers = await Promise.all([tab.move(firstMove(tab)), other.move(firstMove(other))]);
    expect(answers).toMatchObject([{ ok: true }, { ok: false, code: 'sequence-old' }]);
  });

  it('count as one person, who is present until the last tab closes', async () => {
    const gathering = await playingTable(server.url, 2, SHORT);
    const [host, friend] = gathering.players;
    const other = await anotherTab(gathering, 1);
    if (host === undefined || friend === undefined) throw new Error('two people were wanted');
    friend.vanish();
    await other.until(() => isConnected(other, 1));
    granted(await other.request('say', { text: 'still here' }));
    await host.until(() => host.said.length === 1);
    expect(isConnected(host, 1)).toBe(true);
    other.vanish();
    await host.until(() => !isConnected(host, 1));
  });

  it('lose the oldest when there are too many', async () => {
    const gathering = await playingTable(server.url, 1, SHORT);
    const { host } = gathering;
    await anotherTab(gathering, 0);
    await anotherTab(gathering, 0);
    const last = await anotherTab(gathering, 0);
    await host.until(() => host.ended !== null);
    expect(host.ended).toEqual({ code: REFUSED_CLOSE_CODE, reason: 'too-many-tabs' });
    await playOn(last);
  });
});

describe('a dropped connection', () => {
  it('receives the whole game again on each reconnect', async () => {
    const { players } = await playingTable(server.url, 5, SHORT);
    const [dropping, ...others] = players;
    if (dropping === undefined) throw new Error('five people were wanted');
    for (let times = 1; times <= 5; times++) {
      dropping.loseConnection();
      await dropping.until(() => dropping.snapshots.length === times + 1);
      const { seq } = dropping.view;
      await allPlayOn(players, (player) => player.view.seq > seq + 3);
    }
    await allPlayOn(players);
    for (const other of others) expect(other.view.state).toEqual(dropping.view.state);
  });

  it('is shown to the others, and so is the reconnect', async () => {
    const { players } = await playingTable(server.url, 2, SHORT);
    const [host, friend] = players;
    if (host === undefined || friend === undefined) throw new Error('two people were wanted');
    // long enough for the others to be notified before the connection is back
    Object.assign(friend.room.reconnection, { minDelay: 1000, maxDelay: 1000 });
    friend.loseConnection();
    await host.until(() => !isConnected(host, 1));
    await host.until(() => isConnected(host, 1));
    expect(host.table.seats[1]?.name).toBe('Ben');
  });

  it('can request the whole game again to close a gap', async () => {
    const { host } = await playingTable(server.url, 1, SHORT);
    granted(await host.request('resync', {}));
    await host.until(() => host.snapshots.length === 2);
    expect(host.snapshots[1]?.gameId).toBe(host.snapshots[0]?.gameId);
  });
});

describe('a closed page', () => {
  it('keeps the seat for the whole game, even if the player left on purpose', async () => {
    const gathering = await playingTable(server.url, 2, SHORT);
    const [host, friend] = gathering.players;
    if (host === undefined || friend === undefined) throw new Error('two people were wanted');
    await friend.leave();
    await host.until(() => !isConnected(host, 1));
    const back = await anotherTab(gathering, 1);
    expect(back.view.seat).toBe(1);
    await allPlayOn([host, back]);
    expect(back.view.state).toEqual(host.view.state);
  });
});
