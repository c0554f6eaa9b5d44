// `npm run cluster -- 4`: starts four servers behind one address, with their own PostgreSQL, to try a cluster on one machine.
// Restarts a server that exits. SIGHUP restarts the servers one after the other.
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { end, start as startProcess } from './child-processes.mjs';
import { createFront } from './cluster/front.mjs';
import { startServices } from './services/start.mjs';

const MOST = 64;
const HIGHEST = 65_535;
const ENTRY = 'apps/server/dist/main.js';
const count = Number(process.argv[2] ?? 2);
if (!Number.isInteger(count) || count < 1 || count > MOST) {
  console.error(`Say how many servers there are to be, from 1 to ${MOST}: npm run cluster -- 4`);
  process.exit(1);
}

/** The port of the cluster. Each server has one of the ports after it. */
const { PORT = '2567' } = process.env;
const port = Number(PORT);
if (!/^\d+$/.test(PORT) || port < 1 || port + count > HIGHEST) {
  console.error(`PORT is "${PORT}", but must be a whole number from 1 to ${HIGHEST - count}: each server is one port further.`);
  process.exit(1);
}

/** The process of each slot, and its port while it listens. */
const servers = Array.from({ length: count }, (_, at) => ({ port: port + 1 + at, child: null, isUp: false }));
const front = createFront(() => servers.filter(({ isUp }) => isUp).map((server) => server.port));
try {
  await once(front.listen(port), 'listening');
} catch ({ code }) {
  console.error(`The cluster cannot be at port ${port} (${code}). Choose another: PORT=3000 npm run cluster -- ${count}`);
  process.exit(1);
}

/** Whether all servers have listened at least once. */
let isOpen = false;
let stopped = null;
let services = null;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) services = await startServices('always');
const environment = {
  ...process.env,
  DATABASE_URL: DATABASE_URL ?? process.env.TEST_DATABASE_URL,
  PROXIES: String(1 + Number(process.env.PROXIES ?? 0)),
};
if (!environment.DATABASE_URL) {
  console.error('A cluster needs PostgreSQL: install it (Debian: postgresql), or set DATABASE_URL.');
  await stop(1);
}
if (services !== null) console.log('PostgreSQL was started for this trial: what it holds is gone when it ends.');

await Promise.all(servers.map(start));
isOpen = true;
console.log(`\nChinwag is open at http://localhost:${port}, served by ${count} processes.`);
console.log(`kill -9 ${servers[0].child.pid}: the tables of one go on in another`);
console.log(`kill -HUP ${process.pid}: all are restarted, one after the other\n`);

let rolling = Promise.resolve();
process.on('SIGHUP', () => {
  rolling = rolling.then(roll);
});

/** Restarts all servers, one after the other. */
async function roll() {
  for (const server of servers) await again(server);
}

/** Starts the server of a slot, and restarts it whenever it exits by itself. Resolves when the server listens. */
async function start(server) {
  const child = startProcess(process.execPath, [ENTRY], {
    env: { ...environment, PORT: String(server.port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.child = child;
  child.once('exit', (code, signal) => {
    server.isUp = false;
    if (isOpen && stopped === null && server.child === child) void replace(server, signal ?? code);
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (child.exitCode !== null || child.signalCode !== null) {
    if (!isOpen) await stop(1);
    return;
  }
  child.stdout.resume();
  server.isUp = true;
  console.log(`A server listens at port ${server.port} (process ${child.pid}).`);
}

/** Starts another server in the slot of an exited server. */
async function replace(server, why) {
  console.log(`The server at port ${server.port} has ended (${why}). Another takes its place.`);
  await setTimeout(1000);
  if (stopped === null) await start(server);
}

/** Restarts the server of a slot gracefully. */
async function again(server) {
  const { child } = server;
  if (child === null || stopped !== null) return;
  server.child = null;
  await end(child, 'SIGTERM');
  await start(server);
}

/** Stops all servers gracefully, and then this process. Repeated calls have no effect. */
function stop(code) {
  stopped ??= endAll(code);
  return stopped;
}

async function endAll(code) {
  front.closeAllConnections();
  front.close();
  await Promise.all(servers.flatMap(({ child }) => (child === null ? [] : end(child, 'SIGTERM'))));
  await services?.stop();
  process.exit(code);
}
