import { games } from '@chinwag/rules';
import { openLog } from '../../log.ts';
import { startServer } from '../../server.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import { firstLawfulMove } from './first-lawful-move.ts';

/** A server in a process of its own, on the data in the directory that is its argument. It writes its port. */
const [, , dataDirectory = ''] = process.argv;
const server = await startServer(
  {
    games,
    store: await openSqliteStore(dataDirectory),
    thinker: firstLawfulMove(games),
    log: openLog('silent'),
    webDirectory: dataDirectory,
    limits: { messages: { perSecond: Infinity, floodPerSecond: Infinity } },
    pace: { botMove: 0 },
  },
  0,
);
process.stdout.write(`${server.port}\n`);
