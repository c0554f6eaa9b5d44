import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { refusal } from '@chinwag/protocol';
import type { UpgradeGuard } from '../http/request-guards.ts';
import { answerOn } from '../http/raw-response.ts';
import { outsideAddress } from './address.ts';
import { OpenConnections } from './open-connections.ts';

const TOO_MANY = 429;

/** The parameters of the connection limit. */
export interface ConnectionLimit {
  /** The maximum number of open connections per address. */
  readonly most: number;
  /** Whether external sockets belong to clients, with no proxy and no other process between. */
  readonly isDirect: boolean;
  readonly addressOfRequest: (request: IncomingMessage) => string | null;
}

/**
 * Closes new connections from an address that has too many open. If the socket shows the client address, closes the new connection
 * at once. If not, the guard that this function returns refuses the WebSocket upgrade.
 */
export function limitConnections(server: Server, { most, isDirect, addressOfRequest }: ConnectionLimit): UpgradeGuard {
  const open = new OpenConnections(most);
  if (isDirect) {
    server.prependListener('connection', (socket: Socket) => {
      if (!open.admits(outsideAddress(socket), socket)) socket.destroy();
    });
  }
  return (request, socket) => {
    if (open.admits(addressOfRequest(request), socket)) return false;
    answerOn(socket, TOO_MANY, refusal('too-many-messages'));
    return true;
  };
}
