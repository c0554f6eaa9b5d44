import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '../../apps/server/src/store/sqlite.ts';
import { openBareRooms } from './bare-subject.ts';
import { houseCommand, moreTables, openClub } from './club.ts';
import { drive } from './driving.ts';
import { keptMoves } from './kept-moves.ts';
import { lockDatabase } from './locked-database.ts';
import { readOptions } from './options.ts';
import { mixedTables } from './plan.ts';
import { recover } from './recovery.ts';
import { reportOpening, reportPlay } from './report.ts';
import { someAtOnce } from './some-at-once.ts';
import { measure } from './subject.ts';
import { Traffic } from './traffic.ts';

/** How long tables play before anything is measured, and how fast, so that all code is warm and there is traffic to echo. */
const WARM_UP = { rate: 500, seconds: 8 };
/** How fast tables play while the database is locked, and for how long afterwards, in s. */
const LOCKED = { rate: 1000, after: 10 };
const AT_ONCE = 20;

/** Prints what the built server carries, beside bare rooms of the framework it is built on, and looks for every move afterwards. */
const options = readOptions(process.argv.slice(2));
const directory = mkdtempSync(join(options.data, 'data-'));
process.once('exit', () => rmSync(directory, { recursive: true, force: true }));

const plans = mixedTables(options.tables);
const traffic = new Traffic();
const command = houseCommand({ DATA_DIR: directory }, options.profile);
const club = await openClub('embedded store', command, plans, traffic);
await drive(club.tables, WARM_UP.rate, WARM_UP.seconds);
const trafficFile = join(directory, 'traffic.json');
writeFileSync(trafficFile, JSON.stringify(traffic.exchanges));
const bare = await openBareRooms(plans, traffic.exchanges, trafficFile);
await drive(bare.tables, WARM_UP.rate, WARM_UP.seconds);

console.log('\nOpening:');
for (const subject of [bare, club]) reportOpening(subject, bare);
for (const rate of options.rates) {
  console.log(`\nPlaying ${rate === Infinity ? 'as fast as can be' : `${rate} moves a second`} for ${options.seconds} s:`);
  const asBare = await measure(bare, rate, options.seconds);
  reportPlay(bare.name, asBare, asBare);
  reportPlay(club.name, await measure(club, rate, options.seconds), asBare);
}
await bare.server.end('SIGKILL');

if (options.locked > 0) {
  console.log(`\nPlaying ${LOCKED.rate} moves a second, the database locked by another for the first ${options.locked} s:`);
  const playing = measure(club, LOCKED.rate, options.locked + LOCKED.after);
  await lockDatabase(directory, options.locked);
  reportPlay(club.name, await playing, null);
}

let { server } = club;
const tables = [...club.tables];
if (options.killed > 0) {
  const missing = mixedTables(options.killed).slice(tables.length);
  tables.push(...(await moreTables(server.port, missing, tables.length, traffic)));
  const again = houseCommand({ DATA_DIR: directory, PORT: String(server.port) }, null);
  const recovered = await recover(server, again, tables);
  ({ server } = recovered);
  console.log(`\nKilled in full swing with ${tables.length} live tables, to which everybody comes back at once:`);
  const [first, last] = [recovered.first, recovered.last].map((ms) => (ms / 1000).toFixed(2));
  console.log(`  the first move acknowledged ${first} s after the restart, the first of the last table after ${last} s`);
}

await someAtOnce(tables, AT_ONCE, (table) => table.compare());
await server.end('SIGTERM');
const store = await openSqliteStore(directory);
const { acknowledged, lost, doubled } = await keptMoves(store, tables);
await store.close();
console.log(`\n${acknowledged} moves acknowledged: ${lost} lost, ${doubled} doubled; 0 told twice, not at all, or to anybody else`);
process.exit(lost + doubled === 0 ? 0 : 1);
