import { LONG_THOUGHT } from '@chinwag/protocol';
import { expect, it } from 'vitest';
import { granted } from './support/api.ts';
import { playingTable } from './support/gatherings.ts';
import { firstMove } from './support/play.ts';
import { SimulatedTime } from './support/simulated-time.ts';
import type { TestPlayer } from './support/test-player.ts';
import { startTestServer } from './support/test-server.ts';

const slowSeats = ({ table: { seats } }: TestPlayer): readonly number[] => [...seats.keys()].filter((seat) => seats[seat]?.slow);

it('a player who keeps the others waiting is marked on every connection, until the move is made', async () => {
  const time = new SimulatedTime();
  const server = await startTestServer({ time });
  const { players } = await playingTable(server.url, 3, { game: 'chanoyu', seats: 3 });
  const mover = players.find((player) => player.isToMove);
  if (mover === undefined) throw new Error('nobody is in turn');
  await time.pass(LONG_THOUGHT);
  await Promise.all(players.map((player) => player.until(() => slowSeats(player).length > 0)));
  expect(players.map(slowSeats)).toEqual(players.map(() => [mover.view.seat]));
  const { seq } = granted(await mover.move(firstMove(mover)));
  await Promise.all(players.map((player) => player.until(() => player.view.seq === seq)));
  // Messages sent with the move arrive before the answer to any later request.
  await Promise.all(players.map(async (player) => granted(await player.request('resync', {}))));
  expect(players.map(slowSeats)).toEqual(players.map(() => []));
  await server.close();
});
