import { join } from 'node:path';
import { games } from '@chinwag/rules';
import type { AdminAnswer } from '../../administration/admin-commands.ts';
import type { Thinker } from '../../bots/thinking.ts';
import type { Limits, Delays } from '../../config.ts';
import { type Log, openLog } from '../../log.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import type { FullStore } from '../../store/admin-store.ts';
import type { Store } from '../../store/store.ts';
import type { Games } from '../../table/table.ts';
import type { Time } from '../../time.ts';
import { firstLawfulMove } from './first-lawful-move.ts';
import { temporaryDirectory } from './temporary-directory.ts';
import { UNHURRIED } from './unhurried.ts';

/** The options of a test's server. */
export interface TestServerOptions {
  readonly games?: Games;
  /** The limits. By default, there are no rate limits. */
  readonly limits?: Partial<Limits>;
  readonly pace?: Partial<Delays>;
  readonly proxies?: number;
  readonly metricsPort?: number;
  readonly metricsToken?: string;
  readonly thinker?: Thinker;
  readonly log?: Log;
  readonly webDirectory?: string;
  /** The configured public URL. */
  readonly publicUrl?: string;
  /** The time service, in place of this machine's. */
  readonly time?: Time;
  /** Opens the store, in place of the one in the data directory. */
  readonly openStore?: () => Promise<FullStore>;
  /** Wraps the store. */
  readonly wrapStore?: (store: Store) => Store;
}

/** A server in this process with a data directory of its own. The directory outlives `restart` and is deleted by `close`. */
export interface TestServer {
  readonly url: string;
  /** The URL of the metrics, if there is a separate port for them. */
  readonly metricsUrl: string;
  readonly dataDirectory: string;
  /** Resolves with the answer to an admin command. */
  administer(request: unknown): Promise<AdminAnswer>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

const HURRIED: Partial<Delays> = { botMove: 0, botsAlone: 0, botRetry: 10 };

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const data = temporaryDirectory();
  let server = await start(options, data.path, 0);
  const { port } = server;
  return {
    url: `http://localhost:${port}`,
    metricsUrl: `http://localhost:${server.metricsPort}`,
    dataDirectory: data.path,
    administer: (request) => server.administer(request),
    restart: async () => {
      await server.close();
      server = await start(options, data.path, port);
    },
    close: async () => {
      await server.close();
      data.remove();
    },
  };
}

async function start(options: TestServerOptions, dataDirectory: string, port: number): Promise<RunningServer> {
  const store = await (options.openStore?.() ?? openSqliteStore(dataDirectory));
  const config = {
    games: options.games ?? games,
    store: options.wrapStore?.(store) ?? store,
    administration: store,
    thinker: options.thinker ?? firstLawfulMove(options.games ?? games),
    log: options.log ?? openLog('silent'),
    webDirectory: options.webDirectory ?? join(dataDirectory, 'no-web-client'),
    proxies: options.proxies ?? 0,
    publicUrl: options.publicUrl ?? null,
    metricsPort: options.metricsPort ?? null,
    metricsToken: options.metricsToken ?? null,
    ...(options.time && { time: options.time }),
    limits: { ...UNHURRIED, ...options.limits },
    pace: { ...HURRIED, ...options.pace },
  };
  return startServer(config, port);
}
