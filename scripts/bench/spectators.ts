import type { Guest, GuestId, Watching } from '@chinwag/protocol';
import { defaultOptions, type Tagged } from '@chinwag/rules';
import { chinkway } from '@chinwag/rules/chinkway';
import { GameRun } from '../../apps/server/src/table/game/game-run.ts';
import { EventFrames } from '../../apps/server/src/table/broadcast/event-broadcast.ts';
import { granted } from '../../apps/server/src/tests/support/api.ts';
import { SimulatedTable } from '../../apps/server/src/tests/support/simulated-table.ts';

/** The maximum cost of an additional spectator per move, in microseconds. */
const MOST = 2;
const SPECTATORS = 50;
const MOVES = 300;
const WARM_UP = 3;
const ROUNDS = 21;
const ENCODINGS = 20_000;

const WAYS: readonly Watching[] = ['public', 'one-seat', 'all-hands', 'all-hands-later'];

/**
 * Benchmarks spectators: the server's CPU time per move and spectator, without the socket write. Plays games at a real table with
 * muted connections, alternating between fifty spectators and none. Rejects if a move is refused.
 */
export async function benchSpectators(): Promise<void> {
  console.log(`\nSpectators: a move of Chinkway, ${SPECTATORS} spectators and none in turns (median of rounds)`);
  const encoding = microsecondsAnEncoding();
  const costs = new Map(WAYS.map((watching): [Watching, number[]] => [watching, []]));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [watching, seen] of costs) {
      const without = await microsecondsAMove(watching, 0);
      const difference = (await microsecondsAMove(watching, SPECTATORS)) - without;
      if (round >= 0) seen.push(difference / SPECTATORS);
    }
  }
  for (const [watching, seen] of costs) {
    const cost = median(seen);
    console.log(
      `  ${watching.padEnd(16)} ${cost.toFixed(2)} µs a spectator and move (${(cost / MOST).toFixed(2)} of ${MOST}; ` +
        `${(cost / encoding).toFixed(2)} of making the bytes of a move once, ${encoding.toFixed(1)} µs)`,
    );
  }
}

/** Resolves with the CPU time per move, in microseconds, at a new table with this number of spectators. */
async function microsecondsAMove(watching: Watching, spectators: number): Promise<number> {
  const table = await tableOf(watching, spectators);
  const start = process.cpuUsage();
  let made = 0;
  for (; made < MOVES && table.record.status === 'playing'; made++) await moveAt(table);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / made;
}

async function moveAt(table: SimulatedTable): Promise<void> {
  const [seat = 0] = table.pendingSeats();
  const held = table.record.seats[seat];
  const move: Tagged | undefined = table.run?.game.legalMoves(table.run.state, seat)[0];
  if (held?.kind !== 'person' || move === undefined) throw new Error('nobody can move');
  granted(await table.move(held.person, move));
}

async function tableOf(watching: Watching, spectators: number): Promise<SimulatedTable> {
  const players = Array.from({ length: 5 }, (_, seat) => guest(`player-${seat}`));
  const [host] = players;
  if (host === undefined) throw new Error('a table needs a host');
  const table = await SimulatedTable.open(host, { game: 'chinkway' });
  granted(await table.ask((await arrived(table, host)).id, 'setSeats', { count: players.length }));
  for (const [seat, player] of players.entries()) {
    if (seat > 0) granted(await table.ask((await arrived(table, player)).id, 'sit', { seat }));
  }
  granted(await table.ask(host.id, 'start', {}));
  granted(await table.ask(host.id, 'setSettings', { watching, standIn: 'never' }));
  if (watching === 'one-seat') granted(await table.ask(host.id, 'showHand', {}));
  if (watching === 'all-hands') for (const { id } of players) granted(await table.ask(id, 'showHand', {}));
  for (let at = 0; at < spectators; at++) await arrived(table, guest(`spectator-${at}`));
  return table;
}

async function arrived(table: SimulatedTable, who: Guest): Promise<Guest> {
  const refused = await table.comeIn(who);
  if (refused !== null) throw new Error(refused);
  return who;
}

function guest(name: string): Guest {
  return { id: `guest-${name}` as GuestId, name };
}

/**
 * Returns the time to hide a move for one viewer and encode it, in microseconds. That would be the cost per spectator if each had a
 * separate message.
 */
function microsecondsAnEncoding(): number {
  const setup = { seats: 5, owner: 0, options: defaultOptions(chinkway.options), seed: '5e'.repeat(32) };
  const { run, opening } = GameRun.begin('bench', chinkway, setup);
  run.apply(opening);
  const seat = run.game.actors(run.state)[0] ?? 0;
  const move = run.game.legalMoves(run.state, seat)[0];
  const verdict = move && run.judge({ seat, seq: run.seq, id: 'bench', move, by: 'person' });
  if (verdict?.kind !== 'played') throw new Error('no move can be made');
  const batch = run.apply(verdict.entry);
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    for (let made = 0; made < ENCODINGS; made++) new EventFrames(run, batch, []).for('spectator');
    const { user, system } = process.cpuUsage(start);
    return (user + system) / ENCODINGS;
  });
  return median(times);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
