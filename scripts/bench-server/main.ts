import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../apps/server/src/store/open-store.ts';
import { temporaryFolder } from '../child-processes.mjs';
import { openBareRooms } from './bare-subject.ts';
import { Budget, endingIn, movesAt, openingIn } from './budget.ts';
import { type Club, appCommand, moreTables, openClub, type StoreLocation } from './club.ts';
import { drive } from './driving.ts';
import { storedMoves } from './stored-moves.ts';
import { endTogether } from './ending.ts';
import { type FriendsMoves, FriendsProcess } from './friends-process.ts';
import { lockDatabase } from './locked-database.ts';
import { readOptions } from './options.ts';
import { mixedTables, shortTables } from './plan.ts';
import { recover } from './recovery.ts';
import { reportBots, reportEnded, reportStoredMoves, reportLock, reportOpening, reportPlay, reportRecovery } from './report.ts';
import { playBesideBots } from './strong-bots.ts';
import { someAtOnce } from './some-at-once.ts';
import { measure } from './subject.ts';
import { Traffic } from './traffic.ts';

/** The warm-up before any measurement, which compiles all code and records traffic to echo. */
const WARM_UP = { rate: 1000, seconds: 15 };
/** The rate of play while the database is locked, and the time of play afterwards, in s. */
const LOCKED = { rate: 1000, after: 10 };
const AT_ONCE = 20;
/** The number of friends' tables while others end games, or bots play. */
const FRIENDS = 40;
/** The number of the first table that ends its game, so that no two tables share addresses. */
const ENDING_FROM = 10_000;

/** Measures the production build against baseline rooms of its framework. Then checks that the store contains every move. */
const options = readOptions(process.argv.slice(2));
const { path: directory } = temporaryFolder('data', options.data);

const database = process.env['DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
const places: StoreLocation[] = [];
if (options.stores.includes('embedded')) {
  places.push({ name: 'embedded store', settings: { DATA_DIR: directory, DATABASE_URL: undefined }, path: directory });
}
if (options.stores.includes('postgresql') && database) {
  places.push({ name: 'PostgreSQL', settings: { DATABASE_URL: database }, path: database });
}

const plans = mixedTables(options.tables);
const traffic = new Traffic();
const clubs: Club[] = [];
for (const place of places) {
  const club = await openClub(place, plans, traffic, options.profile);
  await drive(club.tables, WARM_UP.rate, WARM_UP.seconds);
  clubs.push(club);
}
const trafficFile = join(directory, 'traffic.json');
writeFileSync(trafficFile, JSON.stringify(traffic.exchanges));
const bare = await openBareRooms(plans, traffic.exchanges, trafficFile);
await drive(bare.tables, WARM_UP.rate, WARM_UP.seconds);

console.log('\nOpening:');
const budget = new Budget();
for (const subject of [bare, ...clubs]) {
  reportOpening(subject, bare);
  budget.note(subject.name, openingIn(subject.name), subject.opening / bare.opening);
  budget.note(subject.name, 'weight', subject.weight / bare.weight);
}
for (const rate of options.rates) {
  bare.server.wake();
  console.log(`\nPlaying ${rate === Infinity ? 'as fast as can be' : `${rate} moves a second`} for ${options.seconds} s:`);
  const asBare = await measure(bare, rate, options.seconds);
  bare.server.rest();
  reportPlay(bare.name, asBare, asBare);
  for (const club of clubs) {
    const figures = await measure(club, rate, options.seconds);
    reportPlay(club.name, figures, asBare);
    budget.note(club.name, movesAt(rate), figures.movesPerCpuSecond / asBare.movesPerCpuSecond);
  }
}
await bare.server.end('SIGKILL');

if (options.locked > 0) {
  console.log(`\nPlaying ${LOCKED.rate} moves a second, the database locked by another for the first ${options.locked} s:`);
  for (const club of clubs) {
    await club.server.read();
    const playing = drive(club.tables, LOCKED.rate, options.locked + LOCKED.after);
    await lockDatabase(club.place.path, options.locked);
    const { lag } = await club.server.read();
    const { acknowledged, refused } = await playing;
    reportLock(club.name, lag, refused, acknowledged.length);
  }
}

let ok = true;
/** The moves of friends who have left. */
const movesOfFriends = new Map<Club, readonly FriendsMoves[]>();
if (options.ended > 0) {
  console.log(`\n${options.ended} tables end their games within a minute or so, and every device checks them:`);
  for (const club of clubs) {
    const ending = await moreTables(club.server.port, shortTables(options.ended), ENDING_FROM, traffic);
    const ended = await withFriends(club, (friends) => endTogether(club.server, friends, ending));
    budget.note(club.name, endingIn(club.name), reportEnded(club.name, ended));
    ok &&= ended.games === options.ended;
    for (const table of ending) table.end();
  }
}

if (options.bots > 0) {
  console.log(`\nFriends play beside ${options.bots} tables at which only strong bots play:`);
  for (const club of clubs) {
    const beside = await withFriends(club, (friends) => playBesideBots(club.server, friends, options.bots));
    budget.note(club.name, 'friends beside strong bots', reportBots(club.name, beside));
  }
}

if (options.killed > 0) console.log(`\nKilled in full swing with ${options.killed} live tables, everybody coming back:`);
for (const club of clubs) {
  let { server } = club;
  const tables = [...club.tables];
  if (options.killed > 0) {
    const missing = mixedTables(options.killed).slice(tables.length);
    tables.push(...(await moreTables(server.port, missing, tables.length, traffic)));
    const recovered = await recover(server, appCommand({ ...club.place.settings, PORT: String(server.port) }, null), tables);
    ({ server } = recovered);
    reportRecovery(club.name, recovered);
  }
  await someAtOnce(tables, AT_ONCE, (table) => table.compare());
  await server.end('SIGTERM');
  const store = await openStore(club.place.path);
  const stored = await storedMoves(store, [...tables, ...(movesOfFriends.get(club) ?? [])]);
  await store.close();
  reportStoredMoves(club.name, stored);
  ok &&= stored.lost + stored.doubled === 0;
}
for (const sentence of budget.exceeded) console.log(`Over budget: ${sentence}`);
process.exit(ok && budget.exceeded.length === 0 ? 0 : 1);

/** Runs a measurement while friends play at tables of a club, and leave afterwards. Resolves with the result. */
async function withFriends<Came>(club: Club, measured: (friends: FriendsProcess) => Promise<Came>): Promise<Came> {
  const friends = await FriendsProcess.start(club.server.port, FRIENDS);
  const came = await measured(friends);
  movesOfFriends.set(club, [...(movesOfFriends.get(club) ?? []), ...(await friends.end())]);
  return came;
}
