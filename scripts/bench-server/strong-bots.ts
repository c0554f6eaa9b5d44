import { post } from './connection.ts';
import { type Elsewhere, elsewhereIn, FriendsElsewhere, type FriendsStretch } from './elsewhere.ts';
import { Follower, newVisitor } from './follower.ts';
import type { FriendsProcess } from './friends-process.ts';
import type { MeasuredServer } from './measured-server.ts';
import { someAtOnce } from './some-at-once.ts';

/** The latency of friends before strong bots play at other tables, and while they do. */
export interface BesideBots {
  readonly before: Elsewhere;
  readonly beside: Elsewhere;
  /** The bots' moves per second while friends played. */
  readonly moves: number;
}

/** The games with strong bots. */
const GAMES = ['chinkway', 'chapanka'] as const;
const AT_ONCE = 10;
/** The number of intervals without bots, and with bots. The first interval of each kind is a warm-up and does not count. */
const STRETCHES = 5;

/**
 * Lets friends play alone, and then beside tables with only strong bots, each with its own client address. Resolves with both
 * latencies. Rejects if the server refuses a table.
 */
export async function playBesideBots(server: MeasuredServer, friends: FriendsProcess, count: number): Promise<BesideBots> {
  const elsewhere = new FriendsElsewhere(server, friends);
  const before = await severalStretches(elsewhere);
  const hosts = await someAtOnce(Array.from({ length: count }, (_, at) => at), AT_ONCE, (at) => openBotTable(server.port, at));
  const madeUntil = (): number => hosts.reduce((sum, { seq }) => sum + seq, 0);
  const made = madeUntil();
  const started = performance.now();
  const beside = await severalStretches(elsewhere);
  const moves = (madeUntil() - made) / ((performance.now() - started) / 1000);
  for (const { connection } of hosts) connection.end();
  return { before: elsewhereIn(before.slice(1)), beside: elsewhereIn(beside.slice(1)), moves };
}

async function severalStretches(friends: FriendsElsewhere): Promise<readonly FriendsStretch[]> {
  const stretches: FriendsStretch[] = [];
  while (stretches.length < STRETCHES) stretches.push(await friends.play());
  return stretches;
}

/** Opens a table of strong bots whose host is a spectator. Resolves with the host's connection. */
async function openBotTable(port: number, at: number): Promise<Follower> {
  const visitor = await newVisitor(port, `11.0.${at >> 8}.${at & 255}`, 'Host');
  const { code } = await post<{ code: string }>(visitor, '/api/tables', { game: GAMES[at % GAMES.length] });
  const host = new Follower(visitor, code);
  await host.open();
  for (const [name, payload] of [['stand', {}], ['fillWithBots', { strength: 'strong' }], ['start', {}]] as const) {
    const answer = await host.connection.request(name, payload);
    if (!answer.ok) throw new Error(`${name}: ${answer.code}`);
  }
  return host;
}
