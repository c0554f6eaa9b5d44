import { framesReceived } from './support/recorded-sockets.ts';
import { expect, it } from 'vitest';
import { granted } from './support/api.ts';
import { bytesOnTheWire, readFrame } from './support/frames.ts';
import { playingTable } from './support/gatherings.ts';
import { firstMove, isOver } from './support/play.ts';
import type { TestPlayer } from './support/test-player.ts';
import { startTestServer } from './support/test-server.ts';

const MOST_PER_MOVE = 64;
const MOST_PER_SNAPSHOT = 4096;

it('a move costs few bytes for each of five clients, and so does the whole game at its end', async () => {
  const server = await startTestServer();
  const { players } = await playingTable(server.url, 5);
  const before = received(players);
  const moves = await Promise.all(players.map(playAndCount));
  const perMove = (received(players) - before) / sum(moves) / players.length;
  expect(perMove).toBeLessThan(MOST_PER_MOVE);
  const largest = Math.max(...(await Promise.all(players.map(snapshotBytes))));
  expect(largest).toBeLessThan(MOST_PER_SNAPSHOT);
  await server.close();
});

async function playAndCount(player: TestPlayer): Promise<number> {
  for (let moves = 0; ; moves++) {
    await player.until(() => isOver(player) || player.isToMove);
    if (isOver(player)) return moves;
    granted(await player.move(firstMove(player)));
  }
}

async function snapshotBytes(player: TestPlayer): Promise<number> {
  const seen = player.snapshots.length;
  granted(await player.request('resync', {}));
  await player.until(() => player.snapshots.length > seen);
  const snapshot = framesReceived(player.room.sessionId).findLast((bytes) => readFrame(bytes).kind === 'snapshot');
  return snapshot === undefined ? Infinity : bytesOnTheWire(snapshot);
}

function received(players: readonly TestPlayer[]): number {
  return sum(players.flatMap(({ room }) => framesReceived(room.sessionId).map(bytesOnTheWire)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
