import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { games } from '@chinwag/rules';
import { openLog } from '../../log.ts';
import { startServer } from '../../server.ts';
import { ThreadStore } from '../../store/thread-store.ts';
import { firstLawfulMove } from './first-lawful-move.ts';

/** A server in its own process, on the data folder in its argument. The server prints its port. */
const [, , dataDirectory = ''] = process.argv;
const STORE_THREAD = new URL('./store-thread.js', import.meta.url);
const log = openLog('silent');
const server = await startServer(
  {
    games,
    store: new ThreadStore((workerData) => new Worker(STORE_THREAD, { workerData }), dataDirectory, log),
    thinker: firstLawfulMove(games),
    log,
    // A process that opens and closes the file of its own store gives up SQLite's locks on it.
    webDirectory: join(dataDirectory, 'no-web-client'),
    limits: { messages: { perSecond: Infinity, floodPerSecond: Infinity } },
    pace: { botMove: 0 },
  },
  0,
);
process.stdout.write(`${server.port}\n`);
