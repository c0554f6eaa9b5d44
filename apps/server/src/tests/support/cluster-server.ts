import { Worker } from 'node:worker_threads';
import { games } from '@chinwag/rules';
import { joinCluster } from '../../cluster/cluster.ts';
import { openLog } from '../../log.ts';
import { startServer } from '../../server.ts';
import { ThreadStore } from '../../store/thread-store.ts';
import { firstLawfulMove } from './first-lawful-move.ts';
import { UNHURRIED } from './unhurried.ts';

/** One of several servers of one house, on the data in the directory that is its argument. It writes its port. */
const dataDirectory = process.env['DATA'] ?? '';
const log = openLog('warn');
const server = await startServer(
  {
    games,
    store: new ThreadStore(() => new Worker(new URL('./store-thread.js', import.meta.url), { workerData: dataDirectory }), log),
    thinker: firstLawfulMove(games),
    log,
    cluster: await joinCluster(process.env['REDIS_URL'] ?? '', log),
    webDirectory: dataDirectory,
    limits: UNHURRIED,
    pace: { botMove: 0 },
  },
  0,
);
process.stdout.write(`${server.port}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
