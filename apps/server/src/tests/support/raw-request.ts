import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The answer to a raw request, with its open socket. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly socket: Socket;
}

/** The headers of a WebSocket upgrade. */
export const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/**
 * Sends the lines of a raw request, with the length of its body if any. Resolves with the head of the answer and the open socket.
 * Rejects if the connection fails.
 */
export async function rawRequest(url: string, lines: readonly string[], body = ''): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const length = body === '' ? [] : [`Content-Length: ${body.length}`];
  socket.write(`${[...lines, ...length].join('\r\n')}\r\n\r\n${body}`);
  let text = '';
  while (!text.includes('\r\n\r\n')) text += String((await once(socket, 'data'))[0]);
  return { status: Number(text.split(' ')[1]), text, socket };
}
