import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '@chinwag/protocol';
import { SECURITY_HEADERS } from './security-headers.ts';

/** The HTTP status for a temporary failure that the client may retry. */
export const UNAVAILABLE = 503;

/** The timeout for the client to close its half of an answered socket, in ms. */
const FAREWELL = 1000;

/** Refuses a request and closes its connection, without reading the rest. */
export function answer(response: ServerResponse, status: number, refusal: Refusal): void {
  const headers = { ...SECURITY_HEADERS, 'Content-Type': 'application/json', Connection: 'close' };
  response.writeHead(status, headers).end(JSON.stringify(refusal));
}

/** Refuses a request on a raw socket, and closes the socket. Use it if no request was parsed, or if nothing more should be read. */
export function answerOn(socket: Duplex, status: number, refusal: Refusal): void {
  socket.on('error', () => socket.destroy());
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(refusal);
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n');
  socket.resume().end(`${head}\r\n\r\n${body}`);
  const ending = setTimeout(() => socket.destroy(), FAREWELL);
  socket.once('close', () => clearTimeout(ending));
}
