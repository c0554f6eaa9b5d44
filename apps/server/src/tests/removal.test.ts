import { type NewGuest, SERVER_MESSAGE } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { granted, newGuest } from './support/api.ts';
import { playingTable } from './support/gatherings.ts';
import { allPlayOn } from './support/play.ts';
import { RawConnection } from './support/raw-connection.ts';
import { SimulatedTable } from './support/simulated-table.ts';
import { ANN, BEN, CAT, seating } from './support/table-parts.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { threeFriends } from './support/three-friends.ts';

/** A timeout above the second after which the server closes a connection, and below those of its libraries. */
const TIMEOUT_MS = 15_000;

let server: TestServer;
let mallory: NewGuest;
beforeAll(async () => {
  server = await startTestServer();
  mallory = await newGuest(server.url, 'Mallory');
});
afterAll(() => server.close());

it('a removed guest is ignored, and cut off even if the connection does not close; the others play on', async () => {
  const { code, host, players } = await playingTable(server.url, 4, { game: 'chapanka', seats: 4 });
  const connection = await RawConnection.join(server.url, code, { guest: mallory, from: '203.0.113.1' });
  await host.until(() => host.table.spectators.length === 1);
  connection.ask('say', { text: 'I am here' });
  const spectator = await TestPlayer.join(server.url, await newGuest(server.url, 'Wen'), code, games);
  await spectator.until(() => spectator.said.length === 1);
  granted(await host.request('removePerson', { person: mallory.guest.id }));
  for (let sent = 0; sent < 20; sent++) connection.ask('say', { text: 'I am still here' });
  await Promise.all([connection.socket.ended, allPlayOn(players, ({ view }) => view.seq > 40)]);
  expect(spectator.said.map((said) => ('text' in said ? said.text : said.preset))).toEqual(['I am here']);
  expect(host.table.spectators.length).toBe(1);
}, TIMEOUT_MS);

it('a guest removed while disconnected is no longer listed, and receives nothing on reconnect', async () => {
  const table = await threeFriends();
  await table.drop(CAT.id);
  granted(await table.ask(ANN.id, 'removePerson', { person: CAT.id }));
  expect([...table.shown.spectators].map(({ person }) => person)).toEqual([]);
  await table.takeUp(CAT.id);
  expect(table.received(CAT.id, SERVER_MESSAGE.snapshot)).toHaveLength(1);
  expect(await table.ask(CAT.id, 'say', { text: 'I am back' })).toMatchObject({ code: 'removed-from-table' });
});

it('a guest who requests a seat at the moment of removal gets none', async () => {
  const table = await SimulatedTable.open(ANN);
  await table.comeIn(ANN);
  await table.comeIn(BEN);
  const removal = table.ask(ANN.id, 'removePerson', { person: BEN.id });
  expect(await table.ask(BEN.id, 'sit', { seat: 1 })).toMatchObject({ code: 'removed-from-table' });
  granted(await removal);
  expect(seating(table.record)).toEqual(['Ann', '-', '-', '-']);
});
