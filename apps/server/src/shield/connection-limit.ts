import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { refusal } from '@chinwag/protocol';
import type { UpgradeGuard } from '../http/request-guards.ts';
import { answerOn } from '../http/raw-response.ts';
import { outsideAddress } from './address.ts';
import { OpenConnections } from './open-connections.ts';

const TOO_MANY = 429;

/** What a server's connections are limited by. */
export interface ConnectionLimit {
  /** How many an address may have open at a time. */
  readonly most: number;
  /** Whether sockets from outside are those of people, as no proxy and no other process of the server stands between. */
  readonly isDirect: boolean;
  readonly addressOfRequest: (request: IncomingMessage) => string | null;
}

/**
 * Ends whatever connects from an address that has too many connections open already: at once where the address is plain from
 * the socket, else, by the guard that it gives, when a connection to a table is asked for.
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
