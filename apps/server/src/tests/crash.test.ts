import type { NewGuest, TableCode } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secureRandomBytes } from '../random-bytes.ts';
import { newMoveId } from '../identity/ids.ts';
import type { AcknowledgedMove } from './support/acknowledged-move.ts';
import { type BuiltCode, built } from './support/built.ts';
import { type ChildServer, CRASH_SERVER, startChildServer } from './support/child-server.ts';
import { ENGINES, type StorePlace } from './support/engines.ts';
import { playingTable } from './support/gatherings.ts';
import { firstMove, isOver } from './support/play.ts';
import { TestPlayer } from './support/test-player.ts';

const KILLED_AFTER = [1, 7, 40];

let script: BuiltCode;
let server: ChildServer;
beforeAll(async () => {
  script = await built(CRASH_SERVER);
});
afterAll(() => script.remove());

describe.for(ENGINES)('with data in $engine', ({ place }) => {
  let data: StorePlace;
  beforeAll(async () => {
    data = await place();
  });
  afterAll(async () => {
    await server.kill();
    await data.remove();
  });

  it('a server that is killed at any moment loses no acknowledged move and no seat', async () => {
    server = await startChildServer(script, data.path);
    const { code, guests, players } = await playingTable(server.url, 4, { options: { length: 'short' } });
    const acknowledged: AcknowledgedMove[] = [];
    let seated = players;
    for (const count of KILLED_AFTER) {
      await playUntilKilled(seated, acknowledged, count);
      server = await startChildServer(script, data.path);
      seated = await rejoin(guests, code);
      await nothingIsLost(seated, acknowledged);
    }
    await playUntilKilled(seated, acknowledged, Infinity);
    expect(seated.every(isOver)).toBe(true);
    for (const player of seated) expect(player.view.state).toEqual(seated[0]?.view.state);
  });
});

function rejoin(guests: readonly NewGuest[], code: TableCode): Promise<TestPlayer[]> {
  return Promise.all(guests.map((guest) => TestPlayer.join(server.url, guest, code, games)));
}

/** Lets everybody play, and kills the server at the `count`-th acknowledgement, in the middle of other work. */
async function playUntilKilled(players: readonly TestPlayer[], acknowledged: AcknowledgedMove[], count: number) {
  let dead = false;
  const play = async (player: TestPlayer, seat: number): Promise<void> => {
    const isDone = (): boolean => dead || isOver(player) || player.ended !== null;
    for (;;) {
      await player.until(() => isDone() || player.isToMove);
      if (isDone()) return;
      const [move, attempt] = [firstMove(player), { id: newMoveId(secureRandomBytes), seq: player.view.seq }];
      const connection = player.until(() => player.ended !== null);
      const answer = await Promise.race([player.move(move, attempt), connection]).catch(() => null);
      if (answer?.ok !== true) return;
      acknowledged.push({ seat, move, attempt, seq: answer.seq });
      if (acknowledged.length < count) continue;
      dead = true;
      await server.kill();
    }
  };
  for (const player of players) player.room.reconnection.enabled = false;
  await Promise.all(players.map(play));
}

async function nothingIsLost(players: readonly TestPlayer[], acknowledged: readonly AcknowledgedMove[]): Promise<void> {
  const [host] = players;
  expect(players.map((player) => player.view.seat)).toEqual([0, 1, 2, 3]);
  expect(host?.table).toMatchObject({ host: host?.guest.id, status: 'playing', game: 'chinkway' });
  expect(Object.values(host?.table.options ?? {})).toContain('short');
  for (const { seat, move, attempt, seq } of acknowledged) {
    expect(await players[seat]?.move(move, attempt)).toEqual({ ok: true, seq });
  }
}
