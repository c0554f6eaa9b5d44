import './websocket.ts';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Server } from '@colyseus/core';
import compression from 'compression';
import type { Application } from 'express';
import type { Thinker } from './bots/thinking.ts';
import { secretChance } from './chance.ts';
import { DEFAULT_LIMITS, DEFAULT_PACE, type Limits, type Pace } from './config.ts';
import { CountedLines } from './counted-lines.ts';
import { frameworkLog, writeFrameworkLine } from './framework-log.ts';
import type { House } from './house.ts';
import { api } from './http/api.ts';
import { limitJoins } from './http/arrival-limit.ts';
import { limitBodies } from './http/body-limit.ts';
import { operations } from './http/operations.ts';
import { refuseErrors } from './http/refuse.ts';
import { securityHeaders } from './http/security.ts';
import { webClient } from './http/web-client.ts';
import { tokensSignedWith } from './identity/tokens.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { addressOf } from './shield/address.ts';
import { GuardedTransport } from './shield/guarded-transport.ts';
import { Shield } from './shield/shield.ts';
import type { Store } from './store/store.ts';
import { Flooders } from './table/flooders.ts';
import { OpenTables } from './table/open-tables.ts';
import type { Games } from './table/table.ts';
import { type Time, wallTime } from './time.ts';
import { TABLE_ROOM, tableRoomsOf } from './table/table-room.ts';

/** What a server is made of. `webDirectory` holds the built browser app. */
export interface ServerConfig {
  readonly games: Games;
  readonly store: Store;
  readonly thinker: Thinker;
  readonly log: Log;
  readonly webDirectory: string;
  /** How many proxies stand before the server, each of which tells the address it was asked from. */
  readonly proxies?: number;
  readonly limits?: Partial<Limits>;
  readonly pace?: Partial<Pace>;
  /** The time on the wall if left out. */
  readonly time?: Time;
}

/** A server that listens. Colyseus allows one at a time in a process. */
export interface RunningServer {
  readonly port: number;
  /** Lets everybody know, finishes what was begun, and closes the store. */
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
  const http = httpServerOf(config);
  const transport = transportOf(config, http);
  const house = await openHouse(config, transport);
  const complaints = new CountedLines(writeFrameworkLine(config.log), house.time);
  const server = new Server({
    greet: false,
    gracefullyShutdown: false,
    logger: frameworkLog(complaints),
    transport,
    express: (app) => mount(app, house, config),
  });
  allowOnlyOurClients();
  server.define(TABLE_ROOM, tableRoomsOf(house));
  await listening(server, http, port);
  limitJoins(http, house);
  limitBodies(http, house.limits.bodyBytes);
  http.on('error', (error) => config.log.error({ err: error }, 'the HTTP server failed'));
  return {
    port: (http.address() as AddressInfo).port,
    close: async () => {
      await server.gracefullyShutdown(false);
      http.closeAllConnections();
      complaints.stop();
      await house.thinker.close();
      await house.store.close();
    },
  };
}

/** Resolves when the port is open; rejects when it cannot be, where Colyseus would log that and wait for ever. */
function listening(server: Server, http: HttpServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    http.removeAllListeners('error').once('error', reject);
    server.listen(port).then(resolve, reject);
  });
}

/** A server that ends whoever takes too long over a request, or over the first of it. */
function httpServerOf({ limits }: ServerConfig): HttpServer {
  const { requestWithin } = { ...DEFAULT_LIMITS, ...limits };
  const connectionsCheckingInterval = Math.min(requestWithin, LOOK_EVERY);
  return createHttpServer({ headersTimeout: requestWithin, requestTimeout: requestWithin, connectionsCheckingInterval });
}

function transportOf({ limits, proxies = 0 }: ServerConfig, server: HttpServer): GuardedTransport {
  const { messageBytes, unsentBytes } = { ...DEFAULT_LIMITS, ...limits };
  return new GuardedTransport({ server, maxPayload: messageBytes, pingInterval: PING_EVERY }, { proxies, unsentBytes });
}

async function openHouse(config: ServerConfig, transport: GuardedTransport): Promise<House> {
  const { games, store, thinker, log, limits, pace, proxies = 0, time = wallTime } = config;
  const allLimits = { ...DEFAULT_LIMITS, ...limits };
  return {
    games,
    store,
    thinker,
    log,
    tokens: tokensSignedWith(await store.secret()),
    metrics: new Metrics(),
    flooders: new Flooders(allLimits.floodBan),
    shield: new Shield(allLimits, time),
    addressOf: (line) => transport.addressOf(line),
    addressOfRequest: (request) => addressOf(request, proxies),
    limits: allLimits,
    pace: { ...DEFAULT_PACE, ...pace },
    time,
    chance: secretChance,
  };
}

function mount(app: Application, house: House, { webDirectory, proxies = 0 }: ServerConfig): void {
  app.disable('x-powered-by').set('trust proxy', proxies);
  app.use(securityHeaders(), compression());
  app.use(operations(house.metrics));
  app.use('/api', api(house, new OpenTables()));
  app.use(webClient(webDirectory));
  app.use(refuseErrors(house.log, house.metrics));
}

/** Rooms are made by the API alone, and pages of other sites get nothing: Colyseus would allow both. */
function allowOnlyOurClients(): void {
  matchMaker.controller.exposedMethods = ['joinById', 'reconnect'];
  matchMaker.controller.getCorsHeaders = () => ({});
  Object.assign(matchMaker.controller, { DEFAULT_CORS_HEADERS: {} });
}
