import { createServer as createHttpServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { Server } from '@colyseus/core';
import { DEFAULT_LIMITS } from './config.ts';
import { GuardedTransport } from './shield/guarded-transport.ts';
import type { ServerConfig } from './server-config.ts';

const PING_EVERY = 5000;
/** The interval between checks for slow requests, in ms. */
const LOOK_EVERY = 2000;

/**
 * Opens the port, and resolves when it is open. Rejects if the port cannot be opened; Colyseus would only log that failure, and
 * wait for ever.
 */
export function listening(server: Server, http: HttpServer, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http.removeAllListeners('error').once('error', reject);
    server.listen(port, host).then(resolve, reject);
  });
}

/** Returns an HTTP server that closes connections whose requests take too long, starting with the first request. */
export function httpServerOf({ limits }: ServerConfig): HttpServer {
  const { requestWithin } = { ...DEFAULT_LIMITS, ...limits };
  const connectionsCheckingInterval = Math.min(requestWithin, LOOK_EVERY);
  return createHttpServer({
    headersTimeout: requestWithin,
    requestTimeout: requestWithin,
    connectionsCheckingInterval,
    requireHostHeader: false, // no handler here needs a `Host` header
  });
}

/** Returns the WebSocket transport of the tables, with the configured limits. */
export function transportOf(
  { limits }: ServerConfig,
  server: HttpServer,
  addressOf: (request: IncomingMessage) => string | null,
): GuardedTransport {
  const { messageBytes, unsentBytes } = { ...DEFAULT_LIMITS, ...limits };
  return new GuardedTransport({ server, maxPayload: messageBytes, pingInterval: PING_EVERY }, { addressOf, unsentBytes });
}
