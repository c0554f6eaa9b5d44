import { setTimeout } from 'node:timers/promises';
import type { NewGuest, TableCode } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, newTable } from './support/api.ts';
import { Cluster, type ClusterServer } from './support/cluster.ts';
import { playingTable } from './support/gatherings.ts';
import { ownDatabase } from './support/own-database.ts';
import { connectToDatabase } from './support/database-connection.ts';
import { OwnRedis } from './support/own-redis.ts';
import { allPlayOn } from './support/play.ts';
import { Regular } from './support/regular.ts';
import { TestPlayer } from './support/test-player.ts';

/** How long the longest of these may take on a slow machine that has much else to do, in ms. */
const SLOW = 180_000;

/** How soon a game goes on elsewhere once its process is dead, by eight moves and more, in ms. */
const SOON = 10_000;

const { TEST_REDIS_URL: redisUrl = '', TEST_DATABASE_URL: databaseServer = '' } = process.env;

describe.skipIf(redisUrl === '' || databaseServer === '')('several processes of one server', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let cluster: Cluster;
  beforeAll(async () => {
    database = await ownDatabase(databaseServer);
    cluster = await Cluster.prepare({ DATABASE_URL: database.url, REDIS_URL: redisUrl });
  });
  afterAll(async () => {
    await cluster.remove();
    await database.remove();
  });

  it('a table lives in one process, whichever people reach', async () => {
    const servers = await cluster.startAll(2);
    const [one, two] = servers as [ClusterServer, ClusterServer];
    const { code, guests, players } = await playingTable(one.url, 3, { options: { length: 'short' } });
    const elsewhere = await TestPlayer.join(two.url, guests[1] as NewGuest, code, games);
    const [ann, ben, cat] = [players[0], elsewhere, players[2]] as TestPlayer[];
    expect(ben?.view.seat).toBe(1);
    expect(await Promise.all(servers.map((server) => server.tables()))).toEqual([1, 0]);
    await allPlayOn([ann, ben, cat] as TestPlayer[]);
    expect(ben?.view.seq).toBe(ann?.view.seq);
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('nothing acknowledged is lost or doubled, and nothing sent that is not so, whatever becomes of the processes', async () => {
    let servers = await cluster.startAll(3);
    const first = servers[0] as ClusterServer;
    const { code, guests, players } = await playingTable(first.url, 4, { options: { length: 'short' } });
    for (const player of players) player.vanish();
    const regulars = guests.map((guest, at) => new Regular(guest, code, () => servers.map(({ url }) => url), at));
    const progress = new Progress();
    const over = Promise.all(regulars.map((regular) => regular.play(() => progress.made())));

    await progress.reaches(6);
    await (await cluster.home(servers)).kill();
    const killed = performance.now();
    await progress.reaches(14);
    expect(performance.now() - killed).toBeLessThan(SOON);
    const frozen = await cluster.home(await alive(servers));
    frozen.freeze();
    await progress.reaches(20);
    frozen.thaw();
    await progress.reaches(26);
    for (const leaving of await alive(servers)) {
      const starting = cluster.start();
      expect(await leaving.stop()).toBe(0);
      servers = [...servers, await starting];
    }
    await progress.reaches(40);
    for (const regular of regulars) regular.rest();
    await over;

    const back = await Promise.all(regulars.map((regular) => regular.come()));
    const latest = Math.max(...back.map(({ view }) => view.seq));
    await Promise.all(back.map((player) => player.until(() => player.view.seq === latest)));
    for (const [seat, regular] of regulars.entries()) {
      for (const move of regular.acknowledged) {
        expect(await regular.recall(back[seat] as TestPlayer, move)).toEqual({ ok: true, seq: move.reached });
      }
    }
  }, SLOW);

  it('a Redis that is not there, or does not let a server in, is said so in a sentence without the password', async () => {
    const redis = await OwnRedis.start('hush');
    const { host } = new URL(redis.url);
    const closed = `Redis at ${host} does not let us in: look at the name and the password in REDIS_URL.`;
    for (const url of [redis.url, `redis://:wrong@${host}`]) {
      expect(await cluster.refusal({ REDIS_URL: url })).toEqual([`The server could not start: ${closed}\n`, 1]);
    }
    await redis.stop();
    const away = `Redis at ${host} does not answer (connect ECONNREFUSED ${host}). Start it, or mend REDIS_URL.`;
    expect(await cluster.refusal({ REDIS_URL: `redis://:hush@${host}` })).toEqual([`The server could not start: ${away}\n`, 1]);
  });

  it('while Redis is away an open table goes on and others wait; all is well once it is back, empty', async () => {
    const redis = await OwnRedis.start();
    const own = await Cluster.prepare({ DATABASE_URL: database.url, REDIS_URL: redis.url });
    const [one, two] = (await own.startAll(2)) as [ClusterServer, ClusterServer];
    const { code, guests, players } = await playingTable(one.url, 3);
    const ann = guests[0] as NewGuest;
    const sleeping = await newTable(one.url, ann);

    await redis.stop();
    await allPlayOn(players, ({ view }) => view.seq > 40);
    const again = await TestPlayer.join(one.url, ann, code, games);
    expect(again.view.seat).toBe(0);
    expect(await ask(one.url, `/tables/${sleeping}/room`, ann)).toMatchObject({ code: 'table-unreachable', httpStatus: 503 });
    expect(await ask(two.url, `/tables/${code}/room`, ann)).toMatchObject({ code: 'table-unreachable', httpStatus: 503 });

    await redis.start();
    const elsewhere = await comeBack(two.url, ann, code);
    await allPlayOn([elsewhere, ...players.slice(1)], ({ view }) => view.seq > 80);
    await comeBack(two.url, ann, sleeping);
    expect(await Promise.all([one.tables(), two.tables()])).toEqual([1, 1]);

    await redis.stop();
    expect(await one.stop()).toBe(0);
    await own.remove();
  });

  it('who was cut off from Redis lets go, as soon as it is back, of what another has taken meanwhile', async () => {
    const connection = await connectToDatabase(redisUrl);
    const [one, two] = [await cluster.start({ REDIS_URL: connection.address }), await cluster.start()];
    const { code, guests, players } = await playingTable(one.url, 2);
    const [, ben] = players as [TestPlayer, TestPlayer];
    ben.room.reconnection.enabled = false;
    await connection.cut();
    await comeBack(two.url, guests[0] as NewGuest, code);
    expect(await Promise.all([one.tables(), two.tables()])).toEqual([1, 1]);
    expect(ben.ended).toBeNull();
    await connection.mend();
    await ben.until(() => ben.ended !== null);
    const again = await comeBack(one.url, guests[1] as NewGuest, code);
    expect(again.view.seat).toBe(1);
    expect(await Promise.all([one.tables(), two.tables()])).toEqual([0, 1]);
    await Promise.all([one.stop(), two.stop(), connection.close()]);
  });
});

async function alive(servers: readonly ClusterServer[]): Promise<readonly ClusterServer[]> {
  const answered = await Promise.all(servers.map((server) => server.tables().then(() => [server], () => [])));
  return answered.flat();
}

/** Joins a table as soon as that can be done. */
async function comeBack(url: string, guest: NewGuest, code: TableCode): Promise<TestPlayer> {
  for (;;) {
    const player = await TestPlayer.join(url, guest, code, games).catch(() => null);
    if (player !== null) return player;
    await setTimeout(50);
  }
}

/** How many moves have been made. */
class Progress {
  moves = 0;
  #wake = (): void => undefined;

  made(): void {
    this.moves += 1;
    this.#wake();
  }

  async reaches(moves: number): Promise<void> {
    while (this.moves < moves) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
