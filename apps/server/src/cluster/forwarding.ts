import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { refusal } from '@chinwag/protocol';
import { matchMaker } from '@colyseus/core';
import { answerOn, UNAVAILABLE } from '../http/raw-response.ts';
import type { ProcessAddress } from './process-address.ts';
import type { TableOwners } from './table-owners.ts';

/** The header with the signature of the forwarding process. The signature also authenticates the forwarded client address. */
export const SIGNATURE_HEADER = 'x-chinwag-forwarded';
export const FROM_HEADER = 'x-chinwag-from';

const TIMEOUT_MS = 2000;

/** The path of a room: the process, then the table. */
const ROOM = /^\/(?<process>[\w-]{9})\/[\w-]+(?:\?|$)/;

type Upgrade = [request: IncomingMessage, socket: Duplex, head: Buffer];

/** Returns a signature that only the processes of one server can compute. `secret` is the server's secret. */
export function forwardingSignature(secret: Uint8Array): string {
  return createHmac('sha256', secret).update('a line is passed on').digest('base64url');
}

/**
 * Returns the client address of a forwarded connection, or null if the connection has none. Returns undefined if the signature is
 * missing or invalid.
 */
export function forwardedFor({ headers }: IncomingMessage, signature: string): string | null | undefined {
  const from = headers[FROM_HEADER];
  const [shown, wanted] = [Buffer.from(String(headers[SIGNATURE_HEADER] ?? '')), Buffer.from(signature)];
  if (shown.length !== wanted.length || !timingSafeEqual(shown, wanted)) return undefined;
  return typeof from === 'string' && from !== '' ? from : null;
}

/** The dependencies of `forwardConnections`. */
export interface Forwarding {
  readonly owners: Pick<TableOwners, 'addressOf'>;
  /** Returns whether this process holds its lease. Without a lease, the process opens no connection to a table. */
  readonly holdsLease: () => boolean;
  readonly signature: string;
  /** Returns the client address, or null if clients cannot be distinguished. */
  readonly addressOf: (request: IncomingMessage) => string | null;
  /** The timeout for an answer from the target process, in ms; two seconds by default. */
  readonly timeoutMs?: number;
}

/**
 * Forwards each connection for a room of another process to that process, so that a browser may connect to any process. If the
 * target process is gone, this process accepts the connection, and the browser receives the error that the room does not exist.
 * Call this function after attaching all of the server's listeners. Returns `end`, which closes all forwarded connections.
 */
export function forwardConnections(server: Server, forwarding: Forwarding): { end(): void } {
  const { owners, holdsLease, signature, addressOf, timeoutMs = TIMEOUT_MS } = forwarding;
  const listeners = server.listeners('upgrade') as ((...upgrade: Upgrade) => void)[];
  const passing = new Set<Duplex>();
  const pass = async (...upgrade: Upgrade): Promise<void> => {
    const [request, socket] = upgrade;
    const takeHere = (): void => {
      if (holdsLease()) listeners.forEach((take) => take(...upgrade));
      else answerOn(socket, UNAVAILABLE, refusal('table-unreachable'));
    };
    const process = ROOM.exec(request.url ?? '')?.groups?.['process'];
    const isOurs = process === undefined || process === matchMaker.processId || forwardedFor(request, signature) !== undefined;
    const address = isOurs ? null : await owners.addressOf(process).catch(() => null);
    if (address === null) return takeHere();
    socket.on('error', () => socket.destroy());
    const other = await reach(address, written(request, signature, addressOf(request)), timeoutMs);
    if (other === null) return takeHere();
    for (const end of [socket, other]) {
      passing.add(end);
      end.once('close', () => {
        passing.delete(end);
        socket.destroy();
        other.destroy();
      });
    }
    if (socket.destroyed) return void other.destroy();
    other.write(upgrade[2]);
    other.pipe(socket).pipe(other);
  };
  server.removeAllListeners('upgrade').on('upgrade', (...upgrade: Upgrade) => void pass(...upgrade));
  return { end: () => passing.forEach((end) => end.destroy()) };
}

/**
 * Forwards a request to another process. Resolves with the connection on which the answer arrives, or with null if no answer
 * arrives in time.
 */
function reach({ host, port }: ProcessAddress, request: string, timeoutMs: number): Promise<Duplex | null> {
  return new Promise((resolve) => {
    const other = connect({ host, port, noDelay: true });
    const settle = (answered: boolean): void => {
      clearTimeout(waiting);
      resolve(answered ? other : null);
      if (!answered) other.destroy();
    };
    const waiting = setTimeout(settle, timeoutMs, false);
    other.on('error', () => other.destroy());
    other.once('close', () => settle(false));
    other.once('readable', () => settle(true));
    other.write(request);
  });
}

/** Returns a request as it is forwarded, with the client address and the signature. */
function written({ url, rawHeaders }: IncomingMessage, signature: string, from: string | null): string {
  const lines = [`GET ${url ?? '/'} HTTP/1.1`, `${SIGNATURE_HEADER}: ${signature}`, `${FROM_HEADER}: ${from ?? ''}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (![SIGNATURE_HEADER, FROM_HEADER].includes(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[at + 1] ?? ''}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
