import { framesReceived } from './recorded-sockets.ts';
import { games, type Tagged, type Viewer } from '@chinwag/rules';
import { openLog } from '../../log.ts';
import { granted, newGuest } from './api.ts';
import { playingTable, type WantedGathering } from './gatherings.ts';
import { allPlayOn, botsMove, isOver } from './play.ts';
import { observedStore } from './observed-store.ts';
import { TestPlayer } from './test-player.ts';
import { startTestServer } from './test-server.ts';

/** The true events of a game, and every frame that anybody received. */
export interface ReceivedGame {
  readonly happened: readonly Tagged[];
  readonly received: readonly { readonly viewer: Viewer; readonly frames: readonly Uint8Array[] }[];
}

/** All frames of a game on the wire, and the server's log. */
export interface RecordedFrames extends ReceivedGame {
  readonly log: string;
}

/** Moves that are normally refused. */
const UNTIMELY: readonly (Tagged & { readonly card?: string })[] = [
  { type: 'trump' },
  { type: 'play', card: 'AS' },
  { type: 'play', card: 'AH' },
  { type: 'discard', card: 'AS#2' },
  { type: 'discard', card: '12O' },
];

/**
 * Records a whole game of three people, with bots in the other seats and a spectator. Resolves with the recording. One person is
 * refused repeatedly, another repeatedly loses the connection, and the third requests a snapshot before every move. Import this
 * module before any module that loads the SDK.
 */
export async function recordGame(wanted: WantedGathering): Promise<RecordedFrames> {
  const happened: Tagged[] = [];
  let log = '';
  const server = await startTestServer({
    wrapStore: (store) => observedStore(store, { wrote: (_, { events }) => happened.push(...events) }),
    log: openLog('trace', { write: (line) => (log += line) }),
  });
  const { code, players } = await playingTable(server.url, 3, wanted);
  const spectator = await TestPlayer.join(server.url, await newGuest(server.url, 'Wim'), code, games);
  const [refused, dropping, asking] = players;
  if (refused === undefined || dropping === undefined || asking === undefined) throw new Error('three were wanted');
  const choose = (player: TestPlayer): Tagged => {
    if (player === asking) void player.request('resync', {}).then(granted);
    return botsMove(player);
  };
  for (let next = 30; !players.every(isOver); next += 30) {
    await allPlayOn(players, (player) => player.view.seq >= next, choose);
    await refused.request('say', { text: 'Your turn' });
    for (const move of UNTIMELY) await refused.move(move);
    const seen = dropping.snapshots.length;
    dropping.loseConnection();
    await dropping.until(() => dropping.snapshots.length > seen);
  }
  await spectator.until(() => players.every(({ view }) => view.seq <= spectator.view.seq));
  const received = [...players, spectator].map(({ room, view }) => ({
    viewer: view.seat ?? ('spectator' as const),
    frames: [...framesReceived(room.sessionId)],
  }));
  await server.close();
  return { happened, received, log };
}
