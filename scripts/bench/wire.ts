import { type AnyGame, games } from '@chinwag/rules';
import { playingTable } from '../../apps/server/src/tests/support/gatherings.ts';
import { isOver } from '../../apps/server/src/tests/support/play.ts';
import type { TestPlayer } from '../../apps/server/src/tests/support/test-player.ts';
import { startTestServer } from '../../apps/server/src/tests/support/test-server.ts';
import { bytesReceived } from './counting-socket.ts';

const MOST_A_MOVE = 64;
const MOST_A_SNAPSHOT = 4096;
const MOST_PEOPLE = 5;

/** Bytes down a move and client over whole games with a client in every seat, and the largest snapshot, at the end. */
export async function benchWire(): Promise<void> {
  console.log('\nWire: whole games against the real server, random moves, framing included');
  const server = await startTestServer();
  for (const game of Object.values<AnyGame>(games)) {
    const people = Math.min(game.seats.max, MOST_PEOPLE);
    const { players, host } = await playingTable(server.url, people, { game: game.id, seats: people });
    const before = bytesReceived();
    const moves = (await Promise.all(players.map(playAtRandom))).reduce((sum, made) => sum + made, 0);
    const perMove = (bytesReceived() - before) / moves / people;

    const beforeSnapshot = bytesReceived();
    await host.request('resync', {});
    const snapshot = bytesReceived() - beforeSnapshot;
    console.log(
      `  ${game.id.padEnd(10)}${perMove.toFixed(1)} bytes a move and client, ${people} clients, ${moves} moves ` +
        `(${(perMove / MOST_A_MOVE).toFixed(2)} of ${MOST_A_MOVE}); ` +
        `last snapshot ${snapshot} bytes (${(snapshot / MOST_A_SNAPSHOT).toFixed(2)} of ${MOST_A_SNAPSHOT})`,
    );
    await Promise.all(players.map((player) => player.leave()));
  }
  await server.close();
}

/** Plays a lawful move at random whenever a decision is pending, until the game is over; gives how many were made. */
async function playAtRandom(player: TestPlayer): Promise<number> {
  let made = 0;
  for (;;) {
    await player.until(() => isOver(player) || player.isToMove);
    if (isOver(player)) return made;
    const { lawfulMoves } = player;
    const move = lawfulMoves[Math.floor(Math.random() * lawfulMoves.length)];
    if (move === undefined) throw new Error('a decision is pending without a lawful move');
    const answer = await player.move(move);
    if (answer.ok) made += 1;
  }
}
