import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { matchMaker } from '@colyseus/core';
import type { Address, ProcessAddresses } from './process-addresses.ts';

/** Who passes a line on proves with this that it is one of us, and tells with that from where the line comes. */
const PROOF = 'x-chinwag-forwarded';
const FROM = 'x-chinwag-from';

const PATIENCE = 2000;

/** The address of a room: the process, then the table. */
const ROOM = /^\/(?<process>[\w-]{9})\/[\w-]+(?:\?|$)/;

type TakeLine = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** What only processes of one house can prove to each other; `secret` is the house's. */
export function proofOf(secret: Uint8Array): string {
  return createHmac('sha256', secret).update('a line is passed on').digest('base64url');
}

/** From where a line comes that another process of the house has passed on; undefined for one that nobody has. */
export function toldFrom({ headers }: IncomingMessage, proof: string): string | null | undefined {
  const from = headers[FROM];
  const [shown, wanted] = [Buffer.from(String(headers[PROOF] ?? '')), Buffer.from(proof)];
  if (shown.length !== wanted.length || !timingSafeEqual(shown, wanted)) return undefined;
  return typeof from === 'string' && from !== '' ? from : null;
}

/** What passing lines on needs. */
export interface Forwarding {
  readonly addresses: Pick<ProcessAddresses, 'find'>;
  readonly proof: string;
  /** From where somebody asks; null where nobody can be told apart. */
  readonly addressOf: (request: IncomingMessage) => string | null;
  /** How long the process that a line is for may take to answer, in ms; two seconds if left out. */
  readonly patience?: number;
}

/**
 * Passes each line that is for a room of another process on to that process, so that it does not matter which one a browser
 * reaches. A line whose process is not there is taken here, which tells its browser that there is no such room. To be called
 * when the server has all its listeners; `end` ends all lines that are passed on.
 */
export function forwardLines(server: Server, { addresses, proof, addressOf, patience = PATIENCE }: Forwarding): { end(): void } {
  const listeners = server.listeners('upgrade') as TakeLine[];
  const passing = new Set<Duplex>();
  const pass = async (...line: Parameters<TakeLine>): Promise<void> => {
    const [request, socket] = line;
    const takeHere = (): void => listeners.forEach((take) => take(...line));
    const process = ROOM.exec(request.url ?? '')?.groups?.['process'];
    const isOurs = process === undefined || process === matchMaker.processId || toldFrom(request, proof) !== undefined;
    const address = isOurs ? null : await addresses.find(process);
    if (address === null) return takeHere();
    socket.on('error', () => socket.destroy());
    const other = await reach(address, written(request, proof, addressOf(request)), patience);
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
    other.write(line[2]);
    other.pipe(socket).pipe(other);
  };
  server.removeAllListeners('upgrade').on('upgrade', (...line: Parameters<TakeLine>) => void pass(...line));
  return { end: () => passing.forEach((end) => end.destroy()) };
}

/** A line to another process on which the request has been written and is being answered; null if it is not. */
function reach({ host, port }: Address, request: string, patience: number): Promise<Duplex | null> {
  return new Promise((resolve) => {
    const other = connect({ host, port, noDelay: true });
    const settle = (answered: boolean): void => {
      clearTimeout(waiting);
      resolve(answered ? other : null);
      if (!answered) other.destroy();
    };
    const waiting = setTimeout(settle, patience, false);
    other.on('error', () => other.destroy());
    other.once('close', () => settle(false));
    other.once('readable', () => settle(true));
    other.write(request);
  });
}

/** A request as it is passed on, told from where it comes and by whom it was passed on. */
function written({ url, rawHeaders }: IncomingMessage, proof: string, from: string | null): string {
  const lines = [`GET ${url ?? '/'} HTTP/1.1`, `${PROOF}: ${proof}`, `${FROM}: ${from ?? ''}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (![PROOF, FROM].includes(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[at + 1] ?? ''}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
