import { type AnyGame, games } from '@chinwag/rules';
import { playingTable } from '../../apps/server/src/tests/support/gatherings.ts';
import { isOver } from '../../apps/server/src/tests/support/play.ts';
import type { TestPlayer } from '../../apps/server/src/tests/support/test-player.ts';
import { startTestServer } from '../../apps/server/src/tests/support/test-server.ts';
import { bytesByKind, bytesReceived } from './counting-socket.ts';

const MOST_A_MOVE = 41;
const MOST_A_SNAPSHOT = 4096;
const MOST_PEOPLE = 5;

/**
 * Measures the bytes received per move and client in whole games with a client in every seat, by kind of message. Also measures the
 * largest snapshot. Exits with 1 if a figure exceeds its budget.
 */
export async function benchWire(): Promise<void> {
  console.log('\nWire: whole games against the real server, random moves, framing included');
  const server = await startTestServer();
  for (const game of Object.values<AnyGame>(games)) {
    const people = Math.min(game.seats.max, MOST_PEOPLE);
    const { players, host } = await playingTable(server.url, people, { game: game.id, seats: people });
    const [before, kindsBefore] = [bytesReceived(), bytesByKind()];
    const moves = (await Promise.all(players.map(playAtRandom))).reduce((sum, made) => sum + made, 0);
    const perMove = (bytesReceived() - before) / moves / people;

    const parts = [...bytesByKind()]
      .map(([kind, bytes]) => ({ kind, each: (bytes - (kindsBefore.get(kind) ?? 0)) / moves / people }))
      .filter(({ each }) => each >= 0.05)
      .toSorted((one, other) => other.each - one.each);

    const beforeSnapshot = bytesReceived();
    await host.request('resync', {});
    const snapshot = bytesReceived() - beforeSnapshot;
    console.log(
      `  ${game.id.padEnd(14)}${perMove.toFixed(1)} bytes a move and client, ${people} clients, ${moves} moves ` +
        `(${(perMove / MOST_A_MOVE).toFixed(2)} of ${MOST_A_MOVE}); ` +
        `last snapshot ${snapshot} bytes (${(snapshot / MOST_A_SNAPSHOT).toFixed(2)} of ${MOST_A_SNAPSHOT})`,
    );
    console.log(`            of ${parts.map(({ kind, each }) => `${kind} ${each.toFixed(1)}`).join(', ')}`);
    if (perMove > MOST_A_MOVE || snapshot > MOST_A_SNAPSHOT) process.exitCode = 1;
    await Promise.all(players.map((player) => player.leave()));
  }
  await server.close();
}

/** Plays random legal moves whenever a decision is pending, until the game is over. Resolves with the number of moves. */
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
