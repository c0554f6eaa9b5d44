import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { NewGuest } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cluster, type ClusterServer, withClockOf } from './support/cluster.ts';
import { playingTable } from './support/gatherings.ts';
import { ownDatabase } from './support/own-database.ts';
import { allPlayOn } from './support/play.ts';
import { connectToDatabase, type DatabaseConnection } from './support/database-connection.ts';
import { Regular } from './support/regular.ts';
import { temporaryDirectory } from './support/temporary-directory.ts';
import { TestPlayer } from './support/test-player.ts';

/** The timeout of the longest tests on a slow, busy machine, in ms. */
const SLOW = 180_000;

/** The time limit for a game to continue elsewhere after its process died or froze, in ms. */
const AFTER_DEATH = 3000;
const AFTER_FREEZING = 10_000;

const { TEST_DATABASE_URL: databaseServer = '' } = process.env;

describe.skipIf(databaseServer === '')('several processes of one server', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let cluster: Cluster;
  beforeAll(async () => {
    database = await ownDatabase(databaseServer);
    cluster = await Cluster.prepare({ DATABASE_URL: database.url });
  });
  const clock = temporaryDirectory();
  afterAll(async () => {
    clock.remove();
    await cluster.remove();
    await database.remove();
  });

  it('a table lives in one process, whichever process people connect to', async () => {
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

  it('no acknowledged move is lost or doubled, and no wrong state is sent, when processes die, freeze or stop', async () => {
    writeFileSync(join(clock.path, 'clock'), '-3600000 0');
    let servers = [...(await cluster.startAll(2)), await cluster.start(withClockOf(join(clock.path, 'clock')))];
    const first = servers[0] as ClusterServer;
    const { code, guests, players } = await playingTable(first.url, 4, { options: { length: 'short' } });
    for (const player of players) player.vanish();
    const regulars = guests.map((guest, at) => new Regular(guest, code, () => servers.map(({ url }) => url), at));
    const progress = new Progress();
    const over = Promise.all(regulars.map((regular) => regular.play(() => progress.made())));

    await progress.reaches(6);
    await (await cluster.home(servers)).kill();
    expect(await progress.next()).toBeLessThan(AFTER_DEATH);
    await progress.reaches(14);
    const frozen = await cluster.home(await alive(servers));
    frozen.freeze();
    expect(await progress.next()).toBeLessThan(AFTER_FREEZING);
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

    await nothingIsLost(regulars);
  }, SLOW);

  /**
   * Starts two servers, the first with a breakable connection to the database, and a game on it. Resolves with both servers and the
   * connection.
   */
  async function twoWithACut() {
    const connection = await connectToDatabase(database.url);
    const own = await cluster.start({ DATABASE_URL: connection.address });
    const other = await cluster.start();
    const { code, guests, players } = await playingTable(own.url, 2);
    for (const player of players) player.vanish();
    const regulars = guests.map((guest, at) => new Regular(guest, code, () => [own.url, other.url], at));
    const progress = new Progress();
    const over = Promise.all(regulars.map((regular) => regular.play(() => progress.made())));
    const end = async (): Promise<void> => {
      for (const regular of regulars) regular.rest();
      await over;
      await nothingIsLost(regulars);
      await Promise.all([own.kill(), other.kill()]);
      await connection.close();
    };
    await progress.reaches(4);
    return { connection, own, other, progress, end };
  }

  it('a table stays in its process when only the connection with the lock is cut, however often', async () => {
    const { connection, own, other, progress, end } = await twoWithACut();
    for (let cuts = 1; cuts <= 3; cuts++) {
      connection.cutOnly('chinwag lease');
      await progress.further(3);
    }
    expect(await own.tables()).toBe(1);
    expect(await other.takenOver()).toBe(0);
    await end();
  }, SLOW);

  /** Network faults that last so long that the table moves to another process. */
  const LONG: readonly Cut[] = [
    { name: 'says nothing', begin: (way) => way.behave('hanging') },
    { name: 'lets nobody in', begin: (way) => way.cut() },
    { name: 'ends what it lets in', begin: (way) => way.behave('closing') },
  ];
  /** Short network faults, in ms, during which the table stays where it is. */
  const SHORT: readonly ShortCut[] = [
    { name: 'is reset in the middle', lasts: 100, begin: (way) => way.behave('resetting') },
    { name: 'lets nobody in', lasts: 1500, begin: (way) => way.cut() },
    { name: 'says nothing', lasts: 3000, begin: (way) => way.behave('hanging') },
    { name: 'is slow', lasts: 8000, begin: (way) => way.behave('slow') },
  ];

  /** Selects the faults to test: the extremes always, and all faults with `npm run cuts`. */
  const tried = <Some extends Cut>(cuts: readonly Some[]): readonly Some[] => {
    return process.env['EVERY_CUT'] === undefined ? cuts.slice(0, 1) : cuts;
  };

  it.each(tried(LONG))('a game continues in another process without loss when the database $name for long', async (cut) => {
    const { connection, own, other, progress, end } = await twoWithACut();
    await cut.begin(connection);
    await progress.further(3);
    await connection.mend();
    await progress.further(3);
    expect(await other.takenOver()).toBe(1);
    expect(await Promise.all([own.tables(), other.tables()])).toEqual([0, 1]);
    await end();
  }, SLOW);

  it.each(tried(SHORT))('a game continues in its own process without loss when the database $name for a moment', async (cut) => {
    const { connection, own, other, progress, end } = await twoWithACut();
    await cut.begin(connection);
    await setTimeout(cut.lasts);
    await connection.mend();
    await progress.further(3);
    expect(await other.takenOver()).toBe(0);
    expect(await Promise.all([own.tables(), other.tables()])).toEqual([1, 0]);
    await end();
  }, SLOW);
});

/** A network fault of a connection to the database. */
interface Cut {
  readonly name: string;
  readonly begin: (way: DatabaseConnection) => void | Promise<void>;
}

interface ShortCut extends Cut {
  readonly lasts: number;
}

/** Checks that each acknowledged move gets the same answer when it is retried. */
async function nothingIsLost(regulars: readonly Regular[]): Promise<void> {
  const back = await Promise.all(regulars.map((regular) => regular.come()));
  const latest = Math.max(...back.map(({ view }) => view.seq));
  await Promise.all(back.map((player) => player.until(() => player.view.seq === latest)));
  for (const [seat, regular] of regulars.entries()) {
    for (const move of regular.acknowledged) {
      expect(await regular.recall(back[seat] as TestPlayer, move)).toEqual({ ok: true, seq: move.reached });
    }
  }
}

async function alive(servers: readonly ClusterServer[]): Promise<readonly ClusterServer[]> {
  const answered = await Promise.all(servers.map((server) => server.tables().then(() => [server], () => [])));
  return answered.flat();
}

/** Counts the moves made. */
class Progress {
  moves = 0;
  #wake = (): void => undefined;

  made(): void {
    this.moves += 1;
    this.#wake();
  }

  /** Resolves with the time until the next move, in ms. */
  async next(): Promise<number> {
    const since = performance.now();
    await this.further(1);
    return performance.now() - since;
  }

  further(moves: number): Promise<void> {
    return this.reaches(this.moves + moves);
  }

  async reaches(moves: number): Promise<void> {
    while (this.moves < moves) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
