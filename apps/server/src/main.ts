import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { games } from '@chinwag/rules';
import { renderUnicodeCompact } from 'uqr';
import { ThreadThinker } from './bots/thread-thinker.ts';
import { readEnvironment } from './environment.ts';
import { openLog } from './log.ts';
import { type RunningServer, startServer } from './server.ts';
import { openSqliteStore } from './store/sqlite.ts';
import { hastened, wallTime } from './time.ts';

const read = readEnvironment(process.env);
if (!read.ok) stop(...read.sentences);
const { PORT, DATA_DIR, LOG_LEVEL, PROXIES, BOT_MOVE_MS, HASTE } = read.environment;

const log = openLog(LOG_LEVEL);
const server = await start().catch(giveUp);
greet(server.port);

// What changes a table is written down first, so it is safe to go on after a mistake that nobody caught.
process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a promise was rejected and nobody noticed'));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}

async function start(): Promise<RunningServer> {
  const config = {
    games,
    store: await openSqliteStore(DATA_DIR),
    thinker: new ThreadThinker(() => new Worker(new URL('./thinking-thread.js', import.meta.url)), log),
    log,
    webDirectory: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    proxies: PROXIES,
    time: hastened(wallTime, HASTE),
    pace: { botMove: BOT_MOVE_MS },
  };
  return startServer(config, PORT);
}

/** Ends the process with a sentence about what is in the way. */
function giveUp(error: NodeJS.ErrnoException): never {
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${PORT} is in use. Stop what uses it, or choose another: PORT=3000 npm start`
      : `The server could not start: ${error.message}`,
  );
}

/** Ends the process with sentences for whoever started it. */
function stop(...sentences: readonly string[]): never {
  process.stderr.write(sentences.map((sentence) => `${sentence}\n`).join(''));
  process.exit(1);
}

/** Tells where the table is, for this computer and for phones on the same network. */
function greet(port: number): void {
  const lines = [`Chinwag is open at http://localhost:${port}`];
  const address = networkAddress();
  if (address !== null) {
    const url = `http://${address}:${port}`;
    lines.push(`On your phone, in the same network: ${url}`, '', renderUnicodeCompact(url));
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

/** The address of this computer in its own network, or null if it has none. */
function networkAddress(): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}
