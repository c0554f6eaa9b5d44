import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { games } from '@chinwag/rules';
import { renderUnicodeCompact } from 'uqr';
import { type AdminSocket, openAdminSocket, socketName } from './administration/admin-socket.ts';
import { ThreadThinker } from './bots/thread-thinker.ts';
import { readArguments } from './cli-command.ts';
import { originAt, originsOf } from './api/own-addresses.ts';
import { retentionOf, limitsOf, paceOf } from './config.ts';
import { messageOf } from './errors.ts';
import { openLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { nodeWarning } from './node-version.ts';
import { type RunningServer, startServer } from './server.ts';
import { startSentence } from './start-sentence.ts';
import { misspelt } from './settings/misspelt.ts';
import { readSettings } from './settings/read-settings.ts';
import { retired } from './settings/retired.ts';
import { makeFolder, takeFolder } from './store/folder.ts';
import { VERSION } from './store/version.ts';
import type { UpdateConsent } from './store/postgres.ts';
import { ThreadStore } from './store/thread-store.ts';

const asked = readArguments(process.argv.slice(2));
if (asked.kind === 'print') print(asked.text);
if (asked.kind === 'unknown') stop(asked.sentence);

const read = readSettings(process.env);
if (!read.ok) stop(...read.sentences);
const { settings } = read;
const { PORT, LISTEN_HOST, DATA_DIR, DATABASE_URL } = settings;

const log = openLog(settings.LOG_LEVEL);
for (const { variable, perhaps } of misspelt(process.env)) {
  log.warn({ variable, perhaps }, 'a variable that sets nothing is named nearly like one that does');
}
for (const { variable, instead } of retired(process.env)) {
  log.warn({ variable, instead }, 'a setting of an earlier version sets nothing any more');
}

// A table writes every change first (write-ahead), so the process may continue after an uncaught error.
process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a promise was rejected and nobody noticed'));

const started = performance.now();
let isStopping = false;
const stopRequested = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The server stops once, and gracefully, however often the signal arrives, even during the start.
    process.on(signal, () => {
      if (!isStopping) log.event('info', { signal }, 'the server stops');
      isStopping = true;
      resolve();
    });
  }
});

// A database may serve several processes; a folder serves only one.
const folder = DATABASE_URL === null ? take(DATA_DIR) : null;
const server = await start(asked.update).catch((error: unknown) => stop(startSentence(error, PORT)));
const place = DATABASE_URL === null ? DATA_DIR : 'PostgreSQL';
const opened = { version: VERSION, port: server.port, store: place, ms: Math.round(performance.now() - started) };
log.event('info', opened, 'the server is open');
const adminSocket = await openToOwner(server);
if (!isStopping) greet(server.port);
await stopRequested;
adminSocket?.close();
await server.close().catch((error: unknown) => stop(`The server has stopped, but not in order: ${messageOf(error)}`));
folder?.release();
process.exit(0);

async function start(update: UpdateConsent): Promise<RunningServer> {
  const metrics = new Metrics();
  const joinCluster = DATABASE_URL === null ? undefined : await (await import('./cluster/cluster.ts')).clusterIn(DATABASE_URL, log);
  const store = new ThreadStore(
    (workerData) => new Worker(new URL('./store-thread.js', import.meta.url), { workerData }),
    DATABASE_URL ?? DATA_DIR,
    log,
    { meter: metrics.store, update },
  );
  const config = {
    joinCluster,
    host: settings.PROCESS_HOST ?? undefined,
    games,
    store,
    administration: store,
    metrics,
    thinker: new ThreadThinker(() => new Worker(new URL('./thinking-thread.js', import.meta.url)), log),
    log,
    webDirectory: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    listenHost: LISTEN_HOST,
    publicUrl: settings.PUBLIC_URL,
    proxies: settings.PROXIES,
    timeScale: settings.TIME_SCALE,
    limits: limitsOf(settings),
    pace: paceOf(settings),
    metricsPort: settings.METRICS_PORT,
    metricsToken: settings.METRICS_TOKEN,
    keep: retentionOf(settings),
    guestDays: settings.KEEP_GUESTS_DAYS,
    contact: settings.CONTACT,
  };
  return startServer(config, PORT);
}

/**
 * Opens the admin socket for the owner of this process, and resolves with it. Resolves with null if that fails, and the server
 * continues without the socket.
 */
async function openToOwner(running: RunningServer): Promise<AdminSocket | null> {
  // Other users could access the Windows equivalent.
  if (process.platform === 'win32') return null;
  try {
    makeFolder(DATA_DIR);
    const name = socketName(DATABASE_URL === null ? 'folder' : 'database', process.pid);
    return await openAdminSocket(join(DATA_DIR, name), (request) => running.administer(request));
  } catch (error) {
    log.warn({ err: error }, 'the socket for those who operate the server could not be opened');
    return null;
  }
}

/** Locks the data folder, and returns the lock. Ends the process with a sentence if that fails. */
function take(directory: string): ReturnType<typeof takeFolder> {
  try {
    return takeFolder(directory);
  } catch (error) {
    stop(messageOf(error));
  }
}

/** Prints a text and ends the process. */
function print(text: string): never {
  process.stdout.write(text);
  process.exit(0);
}

/** Prints sentences for the operator, and ends the process with an error code. */
function stop(...sentences: readonly string[]): never {
  process.stderr.write(sentences.map((sentence) => `${sentence}\n`).join(''));
  process.exit(1);
}

/** Prints the URLs of the server, for this computer and for phones in the same network. */
function greet(port: number): void {
  const lines = [`Chinwag is open at ${originAt(LISTEN_HOST ?? 'localhost', port)}`];
  const [url] = originsOf(LISTEN_HOST, port);
  if (url !== undefined) lines.push(`On your phone, in the same network: ${url}`, '', renderUnicodeCompact(url));
  const warning = nodeWarning(process.versions.node);
  if (warning !== null) lines.push('', warning);
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
