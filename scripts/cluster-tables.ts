// `npm run cluster:tables -- 200`: starts three processes on their own PostgreSQL, each with this many tables of one person with
// bots. Stops one process gracefully while another takes its place, then kills one. Measures how soon their tables continue. Exits
// with 1 if that takes longer than three seconds, or if an acknowledged move is lost.
import { setTimeout } from 'node:timers/promises';
import { games } from '@chinwag/rules';
import { granted, newGuest, newTable } from '../apps/server/src/tests/support/api.ts';
import { Cluster, type ClusterServer } from '../apps/server/src/tests/support/cluster.ts';
import { ownDatabase } from '../apps/server/src/tests/support/own-database.ts';
import { TestPlayer } from '../apps/server/src/tests/support/test-player.ts';
import { COLLECTING } from './bench-server/collecting.ts';
import { Person } from './cluster/person.ts';
import { timelineOf } from './cluster/timeline.ts';
import { usageOf, usedBetween, workSince, workSoFar } from './cluster/usage.ts';

const PROCESSES = 3;
const BUDGET_MS = 3000;
/** The number of tables opened concurrently. */
const AT_ONCE = 10;
/** How long people play before, between and after the incidents, in ms. */
const PLAYS_FOR = 10_000;
/** The interval of readiness checks, as by a proxy, in ms. */
const ASKED_EVERY = 100;
const PLENTY = '1000000+1000000/s';

const count = Number(process.argv[2] ?? 200);
const { TEST_DATABASE_URL: databaseServer } = process.env;
if (databaseServer === undefined || !Number.isInteger(count) || count < 1) {
  throw new Error('It takes PostgreSQL and a number of tables: npm run cluster:tables -- 200');
}

const database = await ownDatabase(databaseServer);
const cluster = await Cluster.prepare({
  DATABASE_URL: database.url, BOT_MOVE_MS: '2000', BOT_MOVES: PLENTY, BOT_MOVES_PER_ADDRESS: PLENTY, LOG_LEVEL: 'error',
}, COLLECTING);
const servers = new Set(await cluster.startAll(PROCESSES));
const ready = new Set([...servers].map(({ url }) => url));
const over = new AbortController();
const asking = askWhoIsReady(over.signal);

const people = new Map<ClusterServer, Person[]>();
const opened = performance.now();
for (const server of servers) people.set(server, await openTables(server));
const everybody = [...people.values()].flat();
const playing = everybody.map((person) => person.play());
say(`${PROCESSES} processes with ${count} tables each, opened within ${seconds(performance.now() - opened)}.`);

const failures: string[] = [];
await playFor('before');
const [stopped, killed] = [...servers];
if (stopped === undefined || killed === undefined) throw new Error('there are no servers');
servers.add(await cluster.start());
await measured('stopped in order', stopped, async () => void (await stopped.stop()));
await playFor('after it');
await measured('killed (kill -9)', killed, () => killed.kill());
await playFor('after it');

for (const person of everybody) person.leave();
await Promise.all(playing);
const there = await inParts(everybody, (person) => person.isLastMoveThere());
const lost = there.filter((is) => !is).length;
say(`${everybody.reduce((sum, { moves }) => sum + moves, 0)} moves were acknowledged; of the last of each table ${lost} are lost.`);
if (lost > 0) failures.push(`${lost} acknowledged moves are lost`);
over.abort();
await asking;
await cluster.remove();
await database.remove();
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);

/** Opens the tables of a process, with a game at each. Resolves with their players. */
async function openTables(server: ClusterServer): Promise<Person[]> {
  return inParts(Array.from({ length: count }), async () => {
    const guest = await newGuest(server.url, 'Ann');
    const code = await newTable(server.url, guest, { options: { length: 'short' } });
    const player = await TestPlayer.join(server.url, guest, code, games);
    granted(await player.request('fillWithBots', {}));
    granted(await player.request('start', {}));
    await player.until(() => player.isInGame);
    return new Person(player, guest, code, () => [...ready]);
  });
}

/** Ends a process. Prints how soon its tables continued, and records those that were too late. */
async function measured(how: string, server: ClusterServer, end: () => Promise<void>): Promise<void> {
  const own = people.get(server) ?? [];
  servers.delete(server);
  ready.delete(server.url);
  const began = performance.now();
  let gone = 0;
  const ending = end().then(() => void (gone = performance.now() - began));
  const work = workSoFar();
  while (own.some(({ back }) => back === null || back.answered < began)) await setTimeout(ASKED_EVERY / 10);
  const returns = own.flatMap(({ back }) => back ?? []);
  const last = Math.max(...returns.map(({ answered }) => answered - began));
  const worked = workSince(work);
  await ending;
  say(`one ${how}: its ${own.length} tables play on, the last after ${seconds(last)}; ${worked}.`);
  for (const line of timelineOf(returns, began)) say(line);
  say(`  its process was gone after ${seconds(gone)}.`);
  if (last > BUDGET_MS) failures.push(`${how}: the last plays on after ${seconds(last)}, the budget is ${seconds(BUDGET_MS)}`);
}

/** Lets everybody play, and prints the resource usage. */
async function playFor(when: string): Promise<void> {
  const urls = [...servers].map(({ url }) => url);
  const before = await usageOf(urls, database.url);
  await setTimeout(PLAYS_FOR);
  say(`${when}: ${usedBetween(before, await usageOf(urls, database.url))}.`);
}

async function inParts<Item, Result>(items: readonly Item[], task: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(task))));
  return results;
}

async function askWhoIsReady(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const { url } of servers) {
      const is = await fetch(`${url}/healthz/ready`, { signal: AbortSignal.timeout(1000) }).then(({ ok }) => ok, () => false);
      if (is) ready.add(url);
      else ready.delete(url);
    }
    await setTimeout(ASKED_EVERY);
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function say(line: string): void {
  console.log(line);
}
