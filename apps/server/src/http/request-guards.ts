import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { inTurns } from './in-turns.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Looks at a request before anybody else does. Whether it has answered it, so that nobody else needs to. */
export type RequestGuard = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The same for a request to become a line to a table. */
export type UpgradeGuard = (request: IncomingMessage, socket: Duplex) => boolean | Promise<boolean>;

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Who looks at requests of either kind, one after the other. */
export interface FrontDoor {
  readonly requests: readonly RequestGuard[];
  readonly upgrades: readonly UpgradeGuard[];
}

/**
 * Lets guards look at every request before Colyseus and Express, one at a time of each connection, and few at a turn. To be called
 * when the server has all its listeners.
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

/** Asks guards one after the other, until one has answered; a guard that fails has ended the connection. */
async function isAnsweredByAny(guards: readonly UpgradeGuard[], request: IncomingMessage, socket: Duplex): Promise<boolean> {
  try {
    for (const guard of guards) if (await guard(request, socket)) return true;
    return false;
  } catch {
    socket.destroy();
    return true;
  }
}
