import { games } from '@chinwag/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresStore } from '../store/postgres.ts';
import { ask, granted, newGuest } from './support/api.ts';
import { type StorePlace, POSTGRES, POSTGRES_IS_MISSING } from './support/engines.ts';
import { playingTable } from './support/gatherings.ts';
import { type DatabaseConnection, connectToDatabase } from './support/database-connection.ts';
import { firstMove } from './support/play.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const UNAVAILABLE = { ok: false, code: 'store-unavailable' };

/** The timeout of the database in this test, in ms. */
const TIMEOUT_MS = 2000;

describe.skipIf(POSTGRES_IS_MISSING)('while PostgreSQL', () => {
  let home: StorePlace;
  let connection: DatabaseConnection;
  let server: TestServer;
  beforeAll(async () => {
    home = await POSTGRES.place();
    connection = await connectToDatabase(home.path);
    server = await startTestServer({ openStore: () => openPostgresStore(connection.address, { timeoutMs: TIMEOUT_MS }) });
  });
  afterAll(async () => {
    await server.close();
    await connection.close();
    await home.remove();
  });

  /** Resolves with five people in the middle of a game, and the player whose turn it is. */
  async function inTheMiddle() {
    const gathering = await playingTable(server.url, 5, { options: { length: 'short' } });
    await Promise.race(gathering.players.map((player) => player.until(() => player.isToMove)));
    const [mover] = gathering.players.filter((player) => player.isToMove);
    if (mover === undefined) throw new Error('no decision is pending');
    const [move, attempt] = [firstMove(mover), { id: 'attempt-one', seq: mover.view.seq }];
    return { ...gathering, mover, make: () => mover.move(move, attempt) };
  }

  it.for([
    ['is away', { begin: () => connection.cut(), end: () => connection.mend() }],
    ['does not answer', { begin: async () => connection.behave('hanging'), end: async () => connection.behave('sound') }],
  ] as const)('%s, writes are refused, everything else works, and the server recovers by itself', async ([, fault]) => {
    const { players, host, make } = await inTheMiddle();
    const before = players.map((player) => player.view);
    await fault.begin();
    expect(await make()).toMatchObject(UNAVAILABLE);
    granted(await host.request('resync', {}));
    await host.until(() => host.snapshots.length === 2);
    expect(players.map((player) => player.view)).toEqual(before);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const { token } = await newGuest(server.url, 'Zoe');
    expect(await ask(server.url, '/tables', { token, body: { game: 'chinkway' } })).toMatchObject(UNAVAILABLE);
    await fault.end();
    expect(await make()).toMatchObject({ ok: true });
    await Promise.all(players.map((player, at) => player.until(() => player.view.seq > (before[at]?.seq ?? Infinity))));
    expect(players.every((player) => player.ended === null)).toBe(true);
  });

  it('loses a connection during a commit, the table is reloaded with the move as it was made', async () => {
    const { code, guests, players, mover, make } = await inTheMiddle();
    connection.behave('losing-commits');
    expect(await make()).toMatchObject(UNAVAILABLE);
    connection.behave('sound');
    await make().catch(() => null);
    await Promise.all(players.map((player) => player.until(() => player.ended !== null)));
    const [guest] = guests.filter(({ guest }) => guest.id === mover.guest.id);
    if (guest === undefined) throw new Error('the mover is no guest');
    const returned = await TestPlayer.join(server.url, guest, code, games);
    expect(returned.view.seq).toBeGreaterThan(mover.view.seq);
    const attempt = { id: 'attempt-one', seq: mover.view.seq };
    expect(await returned.move(firstMove(mover), attempt)).toMatchObject({ ok: true });
  });
});
