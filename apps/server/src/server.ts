import './websocket.ts';
import { createServer as createHttpServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GuestId, TableCode } from '@chinwag/protocol';
import { matchMaker, Server } from '@colyseus/core';
import express, { type Application } from 'express';
import type { AdminAnswer } from './administration/admin-commands.ts';
import { Administration } from './administration/administration.ts';
import { reportUpdate } from './administration/after-update.ts';
import type { Thinker } from './bots/thinking.ts';
import { timedThinker } from './bots/timed-thinker.ts';
import { Calendar } from './calendar/calendar.ts';
import { answerPeers, type PeerCalls } from './cluster/answer-peers.ts';
import type { Cluster, JoinCluster } from './cluster/cluster.ts';
import type { ClusterEvents } from './cluster/cluster-events.ts';
import { forwardMatchmaking } from './cluster/forward-matchmaking.ts';
import { forwardConnections, forwardingSignature, forwardedFor } from './cluster/forwarding.ts';
import { secureRandomBytes } from './random-bytes.ts';
import { DEFAULT_RETENTION, DEFAULT_LIMITS, DEFAULT_PACE, type Limits, type Delays } from './config.ts';
import { frameworkLog } from './colyseus-log.ts';
import type { AppContext } from './app-context.ts';
import { api } from './api/api.ts';
import { retentionOfServer } from './api/retention.ts';
import { kindOfHttp } from './shield/costs.ts';
import { limitJoins, limitRequests } from './shield/request-limit.ts';
import { refuseForeignOrigins } from './http/foreign-origin.ts';
import { refuseForeignReturns } from './shield/foreign-returns.ts';
import { basePathOf, withoutBasePath } from './http/base-path.ts';
import { limitBodies } from './http/body-limit.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { guardFrontDoor, type RequestGuard } from './http/request-guards.ts';
import { answerOddRequests } from './http/malformed-requests.ts';
import { makePlain, refusePathless } from './http/request-urls.ts';
import { reach } from './api/public-address.ts';
import { refuseAddress, refuseErrors } from './http/refuse.ts';
import { secure, SECURITY_HEADERS } from './http/security-headers.ts';
import { webClient } from './http/static-files.ts';
import { readWebFiles } from './http/web-files.ts';
import { identify } from './identity/identify.ts';
import { pseudonymsBy } from './identity/pseudonyms.ts';
import { Revocations } from './identity/revocations.ts';
import { tokensSignedWith } from './identity/tokens.ts';
import { packNextGame } from './table/pack-games.ts';
import { RetentionJob } from './retention/retention-job.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { counts, health } from './operations/operations.ts';
import { metricsAccess } from './operations/metrics-access.ts';
import { countRequests } from './operations/count-requests.ts';
import { addGauges } from './operations/gauges.ts';
import { openOtherPort, type OtherPort } from './operations/other-port.ts';
import { Readiness } from './operations/readiness.ts';
import { rememberAddress } from './http/request-address.ts';
import { pages } from './pages/pages.ts';
import { addressOf } from './shield/address.ts';
import { limitConnections } from './shield/connection-limit.ts';
import { GuardedTransport } from './shield/guarded-transport.ts';
import { Shield } from './shield/shield.ts';
import { undeclaredProxyNotice } from './shield/undeclared-proxy.ts';
import type { RetentionPeriods } from './store/retention-periods.ts';
import type { AdminStore } from './store/admin-store.ts';
import { STORED_BY } from './store/version.ts';
import type { Store } from './store/store.ts';
import { TemporaryBans } from './table/connections/temporary-bans.ts';
import { IdleTables } from './table/schedule/idle-tables.ts';
import { OpenTables, ownerOf } from './table/open-tables.ts';
import type { Games } from './table/table.ts';
import { scaledClock, systemTime, type Time } from './time.ts';
import { TABLE_ROOM, tableRoomsOf } from './table/table-room.ts';

/** What a server is made of. `webDirectory` holds the built browser app. */
export interface ServerConfig {
  readonly games: Games;
  readonly store: Store;
  /** The same store for those who operate the server; nothing is said about an update where it is left out. */
  readonly administration?: AdminStore | undefined;
  readonly thinker: Thinker;
  readonly log: Log;
  readonly webDirectory: string;
  /** Joins the other processes of the server, which are left when it closes; alone if left out. */
  readonly joinCluster?: JoinCluster | undefined;
  /** By which name or address the other processes reach this one; that from which it reaches the database if left out. */
  readonly host?: string | undefined;
  /** The one address of this machine at which it listens; all of them if left out. */
  readonly listenHost?: string | null;
  /** Where friends reach the server, as a link to send them begins; where the one who asks has asked it if left out. */
  readonly publicUrl?: string | null;
  /** How many proxies stand before the server, each of which tells the address it was asked from. */
  readonly proxies?: number;
  readonly limits?: Partial<Limits>;
  readonly pace?: Partial<Delays>;
  /** Where the server counts, if the one who made its store has it count there too. */
  readonly metrics?: Metrics;
  /** A port of its own for the metrics, if they are to have one. */
  readonly metricsPort?: number | null;
  /** What the one who reads the metrics has to show, if anything. */
  readonly metricsToken?: string | null;
  /** How long things are stored. */
  readonly keep?: Partial<RetentionPeriods>;
  /** For how many days a browser is known as the same guest after it has given a name. */
  readonly guestDays?: number;
  /** How the one who runs it is reached, as a link, if players are to know. */
  readonly contact?: string | null;
  /** The time of this machine if left out. */
  readonly time?: Time;
  /** How many times as fast it passes at tables; as fast if left out. */
  readonly timeScale?: number;
}

/** A server that listens. Colyseus allows one at a time in a process. */
export interface RunningServer {
  readonly port: number;
  /** The port of the metrics; null if they have none of their own. */
  readonly metricsPort: number | null;
  /** Does what those who operate it ask for; refused where the server was made without its store's administration. */
  administer(request: unknown): Promise<AdminAnswer>;
  /** Lets everybody know, finishes what was started, and closes the store. */
  close(): Promise<void>;
}

const PING_EVERY = 5000;
/** How often the server looks for requests that take too long, in ms. */
const LOOK_EVERY = 2000;

/** Starts a server on `port`, or on any free one for 0. Closes the store if it cannot. */
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
  await matchMaker.onReady; // from now on it has the id of this process
  const metrics = config.metrics ?? new Metrics();
  const cluster = config.joinCluster?.({
    process: matchMaker.processId,
    signature,
    metrics,
    continued: (own) => void tables.keepOnly(own),
  });
  const holdsLease = (): boolean => cluster === undefined || cluster.lease.epoch !== null;
  // The one who asks has a time limit of their own.
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

/** Says once after an update, in the log, what becomes of the tables. */
async function surveyAfterUpdate(config: ServerConfig, app: AppContext, isStopping: () => boolean): Promise<void> {
  const { administration, log } = config;
  if (administration === undefined) return;
  await reportUpdate({ ...app, administration, isStopping }, STORED_BY).catch((error: unknown) =>
    log.error({ err: error }, 'the tables could not be looked at after the update'),
  );
}

/** What passing on to other processes needs. */
interface ForwardingParts extends Pick<AppContext, 'addressOfRequest' | 'holdsLease'> {
  readonly cluster: Cluster;
  readonly signature: string;
}

/** Passes on to the other processes what is for their tables. */
function forwardToOthers(http: HttpServer, parts: ForwardingParts): ReturnType<typeof forwardConnections> {
  const { cluster, signature, addressOfRequest: addressOf, holdsLease } = parts;
  const isHere = (code: TableCode): boolean => matchMaker.getLocalRoomById(code) !== undefined;
  const find = (code: TableCode): ReturnType<Cluster['placement']['find']> => cluster.placement.find(code);
  forwardMatchmaking(http, { signature, addressOf, holdsLease, isHere, find });
  return forwardConnections(http, { owners: cluster.owners, signature, addressOf, holdsLease });
}

/** What other processes may ask of the tables of this one. */
function peerCalls({ lease }: Cluster, tables: OpenTables): PeerCalls {
  return {
    openness: ({ code, process, epoch }) => {
      if (process !== matchMaker.processId) return 'other-epoch';
      switch (lease.standing(epoch)) {
        case 'held':
          return tables.openness(code);
        case 'between':
          return 'busy';
        case 'over':
          return 'other-epoch';
      }
    },
    'request-entry': ({ code, guest, network }) => tables.requestEntryHere(code, guest, network),
    forget: ({ code, person }) => tables.forgetHere(code, person).then(() => 'forgotten' as const),
  };
}

/** Opens the port of the metrics, if they are to have one. */
async function openMetricsPort(config: ServerConfig, app: AppContext, readiness: Readiness): Promise<OtherPort | null> {
  const { metricsPort = null } = config;
  if (metricsPort === null) return null;
  const routes = express().disable('x-powered-by');
  routes.use((_request, response, next) => next(void response.set(SECURITY_HEADERS)));
  routes.use(health(readiness), counts(app.metrics, metricsAccess(config).onTheirOwn));
  routes.use(refuseAddress, refuseErrors(app.log, app.metrics));
  return openOtherPort(metricsPort, routes);
}

/** Puts what looks at connections and requests before all who answer them. */
function guard(http: HttpServer, app: AppContext, config: ServerConfig, peers: RequestGuard | undefined): void {
  const { proxies = 0, joinCluster, log, publicUrl = null } = config;
  const { limits, shield, addressOfRequest, tokens } = app;
  // A table goes on while the store is away. What was revoked then has no connection that could be taken up.
  const read = (token: string) => identify(app, token).catch(() => tokens.read(token));
  const look = undeclaredProxyNotice(proxies, log);
  const notice = (request: IncomingMessage): boolean => {
    look(request);
    return false;
  };
  const atBase = withoutBasePath(basePathOf(publicUrl));
  const isDirect = proxies === 0 && joinCluster === undefined;
  const limitUpgrades = limitConnections(http, { most: limits.connections, isDirect, addressOfRequest });
  guardFrontDoor(http, {
    requests: [
      ...(peers === undefined ? [] : [peers]),
      atBase,
      countRequests(app.metrics, kindOfHttp),
      notice,
      limitRequests({ shield, addressOfRequest }),
      rememberAddress(proxies),
      makePlain,
      secure,
      limitBodies(limits.bodyBytes),
      limitJoins({ shield, addressOfRequest }),
    ],
    upgrades: [
      atBase,
      notice,
      refuseForeignOrigins({ publicUrl, log }),
      makePlain,
      refusePathless,
      limitUpgrades,
      refuseForeignReturns({ read, ownerOf }),
    ],
  });
  answerOddRequests(http);
}

/** Resolves when the port is open; rejects when it cannot be, where Colyseus would log that and wait for ever. */
function listening(server: Server, http: HttpServer, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http.removeAllListeners('error').once('error', reject);
    server.listen(port, host).then(resolve, reject);
  });
}

/** A server that ends the one who takes too long over a request, or over the first of it. */
function httpServerOf({ limits }: ServerConfig): HttpServer {
  const { requestWithin } = { ...DEFAULT_LIMITS, ...limits };
  const connectionsCheckingInterval = Math.min(requestWithin, LOOK_EVERY);
  return createHttpServer({
    headersTimeout: requestWithin,
    requestTimeout: requestWithin,
    connectionsCheckingInterval,
    requireHostHeader: false, // as nobody here asks for it
  });
}

function transportOf(
  { limits }: ServerConfig,
  server: HttpServer,
  addressOf: (request: IncomingMessage) => string | null,
): GuardedTransport {
  const { messageBytes, unsentBytes } = { ...DEFAULT_LIMITS, ...limits };
  return new GuardedTransport({ server, maxPayload: messageBytes, pingInterval: PING_EVERY }, { addressOf, unsentBytes });
}

/** What a server needs beside what it is made of. */
interface Foundations extends Pick<AppContext, 'time' | 'calendar' | 'addressOfRequest' | 'restoredAt' | 'metrics' | 'holdsLease'> {
  readonly secret: Uint8Array;
  readonly transport: GuardedTransport;
  /** What the processes of the server tell each other; null where this one is alone. */
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
    // A browser that floods is no faster where the tables' time is.
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

/** What is behind the addresses of the server. */
interface Mounted {
  readonly app: AppContext;
  readonly tables: OpenTables;
  readonly readiness: Readiness;
  readonly config: ServerConfig;
  readonly keep: RetentionPeriods;
}

function mount(routes: Application, { app, tables, readiness, config, keep }: Mounted): void {
  routes.disable('x-powered-by');
  routes.use(compressAnswers());
  routes.use(health(readiness), counts(app.metrics, metricsAccess(config).besidePeople));
  routes.get('/api/reach', reach(config));
  routes.use('/api', api(app, tables, retentionOfServer(keep, app.tokens.lifetime, config.contact ?? null)));
  const files = readWebFiles(config.webDirectory);
  routes.use(webClient(files));
  routes.use(pages(app, { files, publicUrl: config.publicUrl ?? null }));
  routes.use(refuseAddress);
  routes.use(refuseErrors(app.log, app.metrics));
}

/** Rooms are made by the API alone, and pages of other sites get nothing: Colyseus would allow both. */
function allowOnlyOurClients(): void {
  matchMaker.controller.exposedMethods = ['joinById'];
  matchMaker.controller.getCorsHeaders = () => ({});
  Object.assign(matchMaker.controller, { DEFAULT_CORS_HEADERS: {} });
}
