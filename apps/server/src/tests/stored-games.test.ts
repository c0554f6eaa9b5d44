import { games } from '@chinwag/rules';
import { checkGameFile, gameFileOf, seatsAtEnd } from '@chinwag/rules/game-file';
import { historyPartSchema, packedGameAnswerSchema, storedGameAnswerSchema, type TableCode } from '@chinwag/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unpackMoves } from '../store/packed-moves.ts';
import { ask, granted, newGuest, newTable } from './support/api.ts';
import { allPlayOn } from './support/play.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (id: string, token?: string) =>
  ask(server.url, `/games/${id}`, { method: 'GET', ...(token !== undefined && { token }) });

it('a finished game is returned by its id, as it was played', async () => {
  const ann = await newGuest(server.url, 'Ann');
  const ben = await newGuest(server.url, 'Ben');
  const code: TableCode = await newTable(server.url, ann, { options: { length: 'short' } });
  const players = await Promise.all([ann, ben].map((guest) => TestPlayer.join(server.url, guest, code, games)));
  const [host, friend] = players;
  if (host === undefined || friend === undefined) throw new Error('nobody came');
  granted(await friend.request('sit', { seat: 1 }));
  granted(await host.request('fillWithBots', {}));
  granted(await host.request('start', {}));
  await host.until(() => host.isInGame);
  const id = host.view.gameId;
  expect(await get(id, ann.token)).toMatchObject({ code: 'game-not-found', httpStatus: 404 });
  await allPlayOn(players);
  await host.until(() => host.table.status === 'finished');

  const { game, yourSeat } = storedGameAnswerSchema.parse(granted(await get(id, ben.token)));
  expect(yourSeat).toBe(1);
  const written = gameFileOf(games.chinkway, game);
  if (!written.ok) throw new Error(written.fault.code);
  expect(checkGameFile(games.chinkway, written.file)).toBeNull();
  expect(seatsAtEnd(written.file).slice(0, 2)).toEqual([{ kind: 'person', name: 'Ann' }, { kind: 'person', name: 'Ben' }]);
  expect(new Set(written.file.moves.map(({ by }) => by))).toEqual(new Set(['person', 'bot']));
  expect(granted(await get(id))).toMatchObject({ yourSeat: null, restoredAt: null });
  // the moves as they are stored, for many simultaneous requests
  const { game: { moves: packed } } = packedGameAnswerSchema.parse(granted(await get(`${id}?moves=packed`, ben.token)));
  expect(unpackMoves(packed)).toEqual(game.moves);

  const history = async (token: string, query = '') => ask(server.url, `/history${query}`, { method: 'GET', token });
  const { games: [played], before } = historyPartSchema.parse(granted(await history(ben.token)));
  expect({ ...played, before }).toMatchObject({ id, game: 'chinkway', yourSeat: 1, kept: true, before: null });
  const own = played?.seats[1];
  expect(played?.deals?.reduce<number>((sum, points) => sum + (points ?? 0), 0)).toBe(own?.score);
  const stranger = await newGuest(server.url, 'Cat');
  expect(granted(await history(stranger.token))).toMatchObject({ games: [], before: null });
  expect(granted(await history(ben.token, `?before=0-${id}`))).toMatchObject({ games: [] });
  expect(await history(ben.token, '?before=yesterday')).toMatchObject({ code: 'message-malformed' });
  expect(await history('nobody')).toMatchObject({ code: 'token-invalid' });

  granted(await host.request('setSettings', { replays: 'for-us' }));
  expect(await get(id)).toMatchObject({ code: 'game-for-table', httpStatus: 403 });
  expect(granted(await get(id, ann.token))).toMatchObject({ yourSeat: 0 });
  for (const none of ['nothing', '..%2Fsecret', 'a'.repeat(99)]) expect(await get(none)).toMatchObject({ code: 'game-not-found' });
});
