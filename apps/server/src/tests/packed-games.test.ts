import { storedGameAnswerSchema } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { checkGameFile, gameFileOf, seatsAtEnd } from '@chinwag/rules/game-file';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { packNextGame, UNPACKED_FOR } from '../table/pack-games.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { ask, granted } from './support/api.ts';
import { type BuiltCode, built } from './support/built.ts';
import { type ChildServer, CRASH_SERVER, startChildServer } from './support/child-server.ts';
import { type Gathering, playingTable } from './support/gatherings.ts';
import { allPlayOn } from './support/play.ts';
import { temporaryDirectory } from './support/temporary-directory.ts';
import { TestPlayer } from './support/test-player.ts';

const FOR_EVER = { tables: null, games: null, sayings: null };

const data = temporaryDirectory();
let script: BuiltCode;
let server: ChildServer;
beforeAll(async () => {
  script = await built(CRASH_SERVER);
  server = await startChildServer(script, data.path);
});
afterAll(async () => {
  await server.kill();
  script.remove();
  data.remove();
});

/** Kills the server, runs a task on its store, and restarts the server. Resolves with the result of the task. */
async function killed<Result>(meanwhile: (store: Store) => Promise<Result>): Promise<Result> {
  await server.kill();
  const store = await openSqliteStore(data.path);
  const result = await meanwhile(store);
  await store.close();
  server = await startChildServer(script, data.path);
  return result;
}

const services = (store: Store) => ({ store, games, log: openLog('silent') });

/** Reconnects the players, and resolves with them once all of them see the finished game as it was. */
async function returned({ guests, code }: Gathering, state: unknown): Promise<readonly TestPlayer[]> {
  const players = await Promise.all(guests.map((guest) => TestPlayer.join(server.url, guest, code, games)));
  for (const player of players) {
    await player.until(() => player.isInGame);
    expect(player.table.status).toBe('finished');
    expect(player.view.state).toEqual(state);
  }
  return players;
}

it('a finished game is the same before, during and after packing, wherever the server is killed in between', async () => {
  const gathering = await playingTable(server.url, 2, { game: 'chanoyu', seats: 3 });
  const { players, host, guests: [ann, ben] } = gathering;
  await allPlayOn(players);
  await host.until(() => host.table.status === 'finished');
  const { state, gameId: id } = host.view;
  const last = await killed(async (store) => {
    expect(await packNextGame(services(store), Date.now() + UNPACKED_FOR / 2)).toBe(false);
    return (await store.loadGame(id))?.entries.findLast(({ seat }) => seat === 0);
  });
  if (last?.move === undefined || last.moveId === null) throw new Error('nobody has moved');
  const { move, seq, moveId } = last;
  const repeated = (player: TestPlayer | undefined) => player?.move(move, { id: moveId, seq });
  const [before] = await returned(gathering, state);
  expect(await repeated(before)).toMatchObject({ ok: true });

  await killed(async (store) => {
    expect(await packNextGame(services(store), Date.now() + 2 * UNPACKED_FOR)).toBe(true);
    expect(await store.loadGame(id)).toMatchObject({ entries: [] });
  });
  const [between] = await returned(gathering, state);
  expect(await repeated(between)).toMatchObject({ ok: false, code: 'already-played' });

  await killed(async (store) => {
    while (await store.prune(FOR_EVER, Date.now())) continue;
  });
  const [after] = await returned(gathering, state);
  expect(await repeated(after)).toMatchObject({ ok: false, code: 'already-played' });
  granted(await ask(server.url, '/guests/forgotten', { token: ben?.token ?? '' }));
  const answer = await ask(server.url, `/games/${id}`, { method: 'GET', token: ann?.token ?? '' });
  const file = gameFileOf(games.chanoyu, storedGameAnswerSchema.parse(granted(answer)).game);
  if (!file.ok) throw new Error(file.fault.code);
  expect(checkGameFile(games.chanoyu, file.file)).toBeNull();
  expect(seatsAtEnd(file.file)[1]).toEqual({ kind: 'person', name: null });
  for (const next of ['rematch', 'fillWithBots', 'start'] as const) expect(await after?.request(next, {})).toEqual({ ok: true });
});
