import type { NewGuest, TableCode } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Cluster, type ClusterServer } from './support/cluster.ts';
import { playingTable } from './support/gatherings.ts';
import { allPlayOn, isOver } from './support/play.ts';
import { Regular } from './support/regular.ts';
import { temporaryDirectory } from './support/temporary-directory.ts';
import { TestPlayer } from './support/test-player.ts';

const data = temporaryDirectory();
let cluster: Cluster;
beforeAll(async () => {
  cluster = await Cluster.prepare({ DATA: data.path, REDIS_URL: process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6391' });
});
afterAll(async () => {
  await cluster.remove();
  data.remove();
});

it('a table lives in one process, whichever people reach', async () => {
  const servers = await cluster.startAll(2);
  const [one, two] = servers as [ClusterServer, ClusterServer];
  const { code, guests, players } = await playingTable(one.url, 3, { options: { length: 'short' } });
  const [ann, ben, cat] = [players[0], await TestPlayer.join(two.url, guests[1] as NewGuest, code, games), players[2]] as TestPlayer[];
  expect(ben?.view.seat).toBe(1);
  expect(await Promise.all(servers.map((server) => server.tables()))).toEqual([1, 0]);
  await allPlayOn([ann, ben, cat] as TestPlayer[]);
  expect(ben?.view.seq).toBe(ann?.view.seq);
  await Promise.all(servers.map((server) => server.stop()));
});

it('nothing acknowledged is lost or doubled, and nothing told that is not so, whatever becomes of the processes', async () => {
  let servers = await cluster.startAll(3);
  const first = servers[0] as ClusterServer;
  const { code, guests, players } = await playingTable(first.url, 4, { options: { length: 'short' } });
  for (const player of players) player.vanish();
  const regulars = guests.map((guest, at) => new Regular(guest, code, () => servers.map(({ url }) => url), at));
  let made = 0;
  let wake = (): void => undefined;
  const after = async (moves: number): Promise<void> => {
    while (made < moves) await new Promise<void>((resolve) => (wake = resolve));
  };
  const over = Promise.all(regulars.map((regular) => regular.playToTheEnd(() => {
    made += 1;
    wake();
  })));

  await after(6);
  await (await cluster.home(servers)).kill();
  await after(14);
  const frozen = await cluster.home(await alive(servers));
  frozen.freeze();
  await after(20);
  frozen.thaw();
  await after(26);
  const leaving = await cluster.home(await alive(servers));
  const begun = cluster.start();
  expect(await leaving.stop()).toBe(0);
  servers = [...servers, await begun];
  await over;

  const back = await Promise.all(regulars.map((regular) => regular.come()));
  expect(back.every(isOver)).toBe(true);
  for (const player of back) expect(player.view.state).toEqual(back[0]?.view.state);
  for (const [seat, regular] of regulars.entries()) {
    for (const move of regular.acknowledged) {
      expect(await regular.recall(back[seat] as TestPlayer, move)).toEqual({ ok: true, seq: move.reached });
    }
  }
  expect(made).toBeGreaterThan(26);
});

async function alive(servers: readonly ClusterServer[]): Promise<readonly ClusterServer[]> {
  const answered = await Promise.all(servers.map((server) => server.tables().then(() => [server], () => [])));
  return answered.flat();
}
