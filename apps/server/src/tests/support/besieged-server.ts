import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { games } from '@chinwag/rules';
import type { Limits } from '../../config.ts';
import { openLog } from '../../log.ts';
import { startServer } from '../../server.ts';
import { ThreadStore } from '../../store/thread-store.ts';
import { firstLawfulMove } from './first-lawful-move.ts';

/**
 * A server in a process of its own, with the default limits except for the JSON in its second argument. The server is behind a
 * proxy that forwards client addresses. It sends its port and, at each message, its heap size after a garbage collection, in bytes.
 */
const [, , dataDirectory = '', limits = '{}'] = process.argv;
const STORE_THREAD = new URL('./store-thread.js', import.meta.url);
const log = openLog('warn');
const server = await startServer(
  {
    games,
    store: new ThreadStore((workerData) => new Worker(STORE_THREAD, { workerData }), dataDirectory, log),
    thinker: firstLawfulMove(games),
    log,
    // A process that opens and closes the file of its own store gives up SQLite's locks on it.
    webDirectory: join(dataDirectory, 'no-web-client'),
    proxies: 1,
    limits: JSON.parse(limits) as Partial<Limits>,
    pace: { botMove: 0 },
  },
  0,
);
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.on('disconnect', () => process.exit()); // the test process is gone, however it ended
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.send?.(server.port);
