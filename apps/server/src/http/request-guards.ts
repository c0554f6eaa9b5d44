import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { inTurns } from './in-turns.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** A guard that sees a request before all other handlers. Returns whether it has answered the request. */
export type RequestGuard = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * A guard that sees a WebSocket upgrade before all other handlers. Returns, or resolves with, whether it has answered the upgrade.
 */
export type UpgradeGuard = (request: IncomingMessage, socket: Duplex) => boolean | Promise<boolean>;

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** The guards for requests and for upgrades, in order. */
export interface FrontDoor {
  readonly requests: readonly RequestGuard[];
  readonly upgrades: readonly UpgradeGuard[];
}

/**
 * Installs guards in front of Colyseus and Express. Requests run one at a time per connection, and only a few per turn of the event
 * loop. Call this function after attaching all of the server's listeners.
 */
export function guardFrontDoor(server: Server, { requests, upgrades }: FrontDoor): void {
  const answering = server.listeners('request') as RequestListener[];
  const guarded: RequestListener = (request, response) => {
    if (requests.some((isAnswered) => isAnswered(request, response))) return;
    for (const listen of answering) listen(request, response);
  };
  server.removeAllListeners('request').on('request', oneAtATime(inTurns(guarded)));
  const upgrading = server.listeners('upgrade') as UpgradeListener[];
  const guardedUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', () => socket.destroy());
    if ((await isAnsweredByAny(upgrades, request, socket)) || socket.destroyed) return;
    for (const listen of upgrading) listen(request, socket, head);
  };
  server.removeAllListeners('upgrade').on('upgrade', (...upgrade) => void guardedUpgrade(...upgrade));
}

/** Runs upgrade guards in order, and resolves with whether one has answered. A guard that fails has closed the connection. */
async function isAnsweredByAny(guards: readonly UpgradeGuard[], request: IncomingMessage, socket: Duplex): Promise<boolean> {
  try {
    for (const guard of guards) if (await guard(request, socket)) return true;
    return false;
  } catch {
    socket.destroy();
    return true;
  }
}
