import './websocket.ts';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GuestId } from '@chinwag/protocol';
import { matchMaker, Server } from '@colyseus/core';
import type { AdminAnswer } from './administration/admin-commands.ts';
import { Administration } from './administration/administration.ts';
import { reportUpdate } from './administration/after-update.ts';
import { timedThinker } from './bots/timed-thinker.ts';
import { Calendar } from './calendar/calendar.ts';
import { answerPeers } from './cluster/answer-peers.ts';
import type { ClusterEvents } from './cluster/cluster-events.ts';
import { forwardingSignature, forwardedFor } from './cluster/forwarding.ts';
import { secureRandomBytes } from './random-bytes.ts';
import { DEFAULT_RETENTION, DEFAULT_LIMITS, DEFAULT_PACE } from './config.ts';
import { frameworkLog } from './colyseus-log.ts';
import type { AppContext } from './app-context.ts';
import { pseudonymsBy } from './identity/pseudonyms.ts';
import { Revocations } from './identity/revocations.ts';
import { tokensSignedWith } from './identity/tokens.ts';
import { packNextGame } from './table/pack-games.ts';
import { RetentionJob } from './retention/retention-job.ts';
import { Metrics } from './metrics.ts';
import { addGauges } from './operations/gauges.ts';
import { Readiness } from './operations/readiness.ts';
import { addressOf } from './shield/address.ts';
import type { GuardedTransport } from './shield/guarded-transport.ts';
import { Shield } from './shield/shield.ts';
import { STORED_BY } from './store/version.ts';
import { TemporaryBans } from './table/connections/temporary-bans.ts';
import { IdleTables } from './table/schedule/idle-tables.ts';
import { OpenTables } from './table/open-tables.ts';
import { scaledClock, systemTime } from './time.ts';
import { TABLE_ROOM, tableRoomsOf } from './table/table-room.ts';
import type { ServerConfig } from './server-config.ts';
import { guard } from './front-door.ts';
import { httpServerOf, listening, transportOf } from './listening.ts';
import { forwardToOthers, peerCalls } from './other-processes.ts';
import { mount, openMetricsPort } from './routes.ts';

/** A running server. Colyseus allows one at a time per process. */
export interface RunningServer {
  readonly port: number;
  /** The separate port of the metrics, or null if there is none. */
  readonly metricsPort: number | null;
  /** Resolves with the answer to an admin command, or with a refusal if the server was started without `administration`. */
  administer(request: unknown): Promise<AdminAnswer>;
  /**
   * Shuts down gracefully: notifies everybody, finishes pending work, and closes the store. Resolves when the store is closed.
   * Rejects if closing the store fails.
   */
  close(): Promise<void>;
}


/**
 * Starts a server on `port` (0 for any free port), and resolves with the server. If the start fails, closes the store and rejects.
 */
export async function startServer(config: ServerConfig, port: number): Promise<RunningServer> {
  try {
    return await openServer(config, port);
  } catch (error) {
    await config.store.close();
    throw error;
  }
}

async function openServer(config: ServerConfig, port: number): Promise<RunningServer> {
  const isAlone = config.joinCluster === undefined;
  const keep = { ...DEFAULT_RETENTION, ...config.keep };
  const http = httpServerOf(config);
  const { store, log, time = systemTime } = config;
  const secret = await store.secret();
  const restoredAt = await store.restoredAt();
  const calendar = await Calendar.open(store, { time, log }, config.administration);
  const signature = forwardingSignature(secret);
  const addressOfRequest = (request: IncomingMessage): string | null => {
    const forwarded = isAlone ? undefined : forwardedFor(request, signature);
    return forwarded === undefined ? addressOf(request, config.proxies ?? 0) : forwarded;
  };
  const transport = transportOf(config, http, addressOfRequest);
  const server = new Server({
    greet: false,
    gracefullyShutdown: false,
    logger: frameworkLog(config.log),
    transport,
    express: (routes) => mount(routes, { app, tables, readiness, config, keep }),
  });
  await matchMaker.onReady; // the matchmaker now has this process's id
  const metrics = config.metrics ?? new Metrics();
  const cluster = config.joinCluster?.({
    process: matchMaker.processId,
    signature,
    metrics,
    continued: (own) => void tables.keepOnly(own),
  });
  const holdsLease = (): boolean => cluster === undefined || cluster.lease.epoch !== null;
  // A readiness check uses a short timeout of its own.
  const readiness = new Readiness({ store, time: systemTime, log, holdsLease });
  const foundations = { secret, restoredAt, time, calendar, transport, addressOfRequest, metrics, holdsLease };
  const app = openApp(config, { ...foundations, events: cluster?.events ?? null });
  const tables = new OpenTables(app, cluster === undefined ? null : { ...cluster, holdsLease });
  addGauges(metrics.registry, { readiness, store, time: systemTime, statuses: () => tables.statuses() });
  allowOnlyOurClients();
  server.define(TABLE_ROOM, tableRoomsOf(app));
  const metricsPort = await openMetricsPort(config, app, readiness);
  await listening(server, http, port, config.listenHost ?? undefined).catch((error: unknown) => {
    metricsPort?.close();
    throw error;
  });
  const opened = (http.address() as AddressInfo).port;
  const forwarding = cluster && forwardToOthers(http, { cluster, signature, addressOfRequest, holdsLease });
  guard(http, app, config, cluster && answerPeers(signature, peerCalls(cluster, tables)));
  cluster?.events.subscribe('flooded', (person) => app.temporaryBans.keepOut(person));
  cluster?.events.subscribe('revoked', ({ person, counter }) => {
    app.revocations.heard(person, counter);
    tables.dismissRevoked(person, counter);
  });
  http.on('error', (error) => config.log.error({ err: error }, 'the HTTP server failed'));
  await cluster?.lease.start({ host: config.host ?? config.listenHost ?? null, port: opened });
  const stopWatching = calendar.watch();
  const retention = new RetentionJob({
    ...app,
    keep,
    packNext: (now) => packNextGame(app, now),
    openTables: () => tables.codes(),
    roundEnded: () => app.metrics.retention.setToCurrentTime(),
  });
  const { administration } = config;
  const administered = administration && new Administration({ ...app, administration, tables, keep });
  let isStopping = false;
  const surveyed = surveyAfterUpdate(config, app, () => isStopping);
  return {
    port: opened,
    metricsPort: metricsPort?.port ?? null,
    administer: async (request) =>
      administered?.answer(request) ?? { kind: 'refused', sentence: 'This server is not administered.' },
    close: async () => {
      isStopping = true;
      readiness.stop();
      tables.stop();
      const stored = retention.stop();
      await server.gracefullyShutdown(false);
      forwarding?.end();
      http.closeAllConnections();
      metricsPort?.close();
      await cluster?.close();
      config.log.settle();
      await app.thinker.close();
      await Promise.all([stored, surveyed]);
      stopWatching();
      await app.store.close();
    },
  };
}

/** Logs once after an update which tables can continue. */
async function surveyAfterUpdate(config: ServerConfig, app: AppContext, isStopping: () => boolean): Promise<void> {
  const { administration, log } = config;
  if (administration === undefined) return;
  await reportUpdate({ ...app, administration, isStopping }, STORED_BY).catch((error: unknown) =>
    log.error({ err: error }, 'the tables could not be looked at after the update'),
  );
}

/** The services of a server in addition to its configuration. */
interface Foundations extends Pick<AppContext, 'time' | 'calendar' | 'addressOfRequest' | 'restoredAt' | 'metrics' | 'holdsLease'> {
  readonly secret: Uint8Array;
  readonly transport: GuardedTransport;
  /** The events between the server's processes, or null if there is only this process. */
  readonly events: ClusterEvents | null;
}

function openApp(config: ServerConfig, foundations: Foundations): AppContext {
  const { secret, restoredAt, time: passing, calendar, transport, addressOfRequest, events, metrics, holdsLease } = foundations;
  const { games, store, thinker, log, limits, pace, timeScale = 1 } = config;
  const allLimits = { ...DEFAULT_LIMITS, ...limits };
  const time = scaledClock(passing, timeScale);
  const announceFlood = (person: GuestId): void => events?.publish('flooded', person);
  const announce = (person: GuestId, counter: number): void => events?.publish('revoked', { person, counter });
  const tokens = tokensSignedWith(secret, calendar, config.guestDays);
  return {
    games,
    store,
    thinker: timedThinker(thinker, metrics.thinking),
    log,
    tokens,
    revocations: new Revocations({ store, time: passing, calendar, lifetime: tokens.lifetime, announce }),
    metrics,
    // The flood limit does not scale with the tables' time.
    temporaryBans: new TemporaryBans(passing, allLimits.floodBan, announceFlood),
    idleTables: new IdleTables(allLimits.idleTables),
    shield: new Shield(allLimits, time),
    holdsLease,
    addressOf: (connection) => transport.addressOf(connection),
    addressOfRequest,
    limits: allLimits,
    pace: { ...DEFAULT_PACE, ...pace },
    time,
    calendar,
    randomBytes: secureRandomBytes,
    pseudonyms: pseudonymsBy(secret),
    restoredAt,
  };
}

/** Lets only the API create rooms, and forbids cross-origin requests; Colyseus would allow both. */
function allowOnlyOurClients(): void {
  matchMaker.controller.exposedMethods = ['joinById'];
  matchMaker.controller.getCorsHeaders = () => ({});
  Object.assign(matchMaker.controller, { DEFAULT_CORS_HEADERS: {} });
}
