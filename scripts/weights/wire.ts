// `npm run weights:wire`: measures the traffic per move of one connection to a table, for moves by the player and by others. Plays
// a game of each kind with one person and bots. Counts the bytes of the WebSocket in both directions, without those of TLS and the
// network.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { SERVER_MESSAGE } from '@chinwag/protocol';
import { type AnyGame, games } from '@chinwag/rules';
import { playingTable } from '../../apps/server/src/tests/support/gatherings.ts';
import { allPlayOn } from '../../apps/server/src/tests/support/play.ts';
import { startTestServer } from '../../apps/server/src/tests/support/test-server.ts';
import { TestPlayer } from '../../apps/server/src/tests/support/test-player.ts';

const server = await startTestServer();
let down = 0;
let up = 0;
const counted = createServer((own) => {
  const other = connect(Number(new URL(server.url).port), '127.0.0.1');
  own.on('data', (bytes) => (up += bytes.length)).pipe(other);
  other.on('data', (bytes) => (down += bytes.length)).pipe(own);
  for (const side of [own, other]) side.on('error', () => [own, other].forEach((each) => each.destroy()));
});
await once(counted.listen(0), 'listening');
const { port } = counted.address() as AddressInfo;

console.log('game           moves  bytes down a move  up a move  down to come in');
for (const game of Object.values<AnyGame>(games)) {
  const { code, players: [player], guests: [guest] } = await playingTable(server.url, 1, { game: game.id });
  if (player === undefined || guest === undefined) throw new Error('nobody plays');
  [down, up] = [0, 0];
  const watching = await TestPlayer.join(`http://localhost:${port}`, guest, code, games);
  const joined = down;
  let moves = 0;
  watching.room.onMessage(SERVER_MESSAGE.events, () => (moves += 1));
  await allPlayOn([watching]);
  const figures = [moves, Math.round((down - joined) / moves), Math.round(up / moves), joined];
  console.log([game.id.padEnd(14), ...figures.map((figure, at) => String(figure).padStart([5, 18, 10, 16][at] ?? 0))].join(' '));
  watching.vanish();
  player.vanish();
}
counted.close();
await server.close();
process.exit(0);
