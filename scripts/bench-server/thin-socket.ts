import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** The callbacks of a socket. */
export interface Hearer {
  /** Called when a message has arrived. The bytes are valid until this function returns. */
  message(bytes: Buffer): void;
  /** Called when the socket is closed, with the other side's close code, or null if there is none. */
  closed(code: number | null): void;
}

/** The server address to which a socket connects, and the headers it sends. */
export interface SocketTarget {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const OPCODE = { binary: 2, close: 8, ping: 9, pong: 10 } as const;
const FINAL = 0x80;
const MASKED = 0x80;
const MASK = randomBytes(4);
/** Payload lengths from which a frame has a length field of two more bytes, and of eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** The shared read buffer of all sockets, so that thousands of sockets need no buffers of their own. */
const READ = Buffer.alloc(1 << 18);

/**
 * A minimal WebSocket client, which leaves the CPU to the measured server. The client has no extensions, and expects messages of
 * one frame each, as the server sends them.
 */
export class ThinSocket {
  readonly #hearer: Hearer;
  readonly #socket: Socket;
  #isOpen = false;
  #code: number | null = null;
  /** The bytes of an incomplete frame. */
  #rest: Buffer | null = null;

  constructor({ port, path, headers }: SocketTarget, hearer: Hearer) {
    this.#hearer = hearer;
    const callback = (length: number): boolean => {
      this.#take(READ.subarray(0, length));
      return true;
    };
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: READ, callback } });
    this.#socket.on('error', () => undefined); // the socket is closed then
    this.#socket.once('close', () => hearer.closed(this.#code));
    this.#socket.write(greeting(path, headers));
  }

  /** Sends a message. */
  send(message: Buffer): void {
    this.#write(OPCODE.binary, message);
  }

  /** Closes the socket at once. */
  terminate(): void {
    this.#socket.destroy();
  }

  #write(opcode: number, payload: Buffer): void {
    if (!this.#socket.destroyed) this.#socket.write(framed(opcode, payload));
  }

  #take(read: Buffer): void {
    const data = this.#rest === null ? read : Buffer.concat([this.#rest, read]);
    let at = this.#isOpen ? 0 : this.#greeted(data);
    for (let end = endOfFrame(data, at); this.#isOpen && end !== null; end = endOfFrame(data, at)) {
      this.#hear((data[at] ?? 0) & 0x0f, data.subarray(startOfPayload(data, at), end));
      at = end;
    }
    this.#rest = at < data.length ? Buffer.from(data.subarray(at)) : null;
  }

  /** Returns the end of the handshake response, or 0 if the response is incomplete or a refusal. */
  #greeted(data: Buffer): number {
    const end = data.indexOf('\r\n\r\n');
    if (end < 0) return 0;
    this.#isOpen = data.toString('latin1', 0, end).startsWith('HTTP/1.1 101');
    if (!this.#isOpen) this.terminate();
    return this.#isOpen ? end + 4 : 0;
  }

  #hear(opcode: number, payload: Buffer): void {
    if (opcode === OPCODE.binary) this.#hearer.message(payload);
    else if (opcode === OPCODE.ping) this.#write(OPCODE.pong, payload);
    else if (opcode === OPCODE.close) {
      this.#code = payload.length < 2 ? null : payload.readUInt16BE();
      this.#write(OPCODE.close, payload);
      this.#socket.end();
    }
  }
}

function greeting(path: string, headers: Readonly<Record<string, string>>): string {
  const all = {
    host: '127.0.0.1',
    upgrade: 'websocket',
    connection: 'Upgrade',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** Returns a message as a masked frame, as browsers send it. */
function framed(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  if (length > 0xffff) throw new Error('a player has nothing so long to say');
  const start = length < TWO_BYTES ? 6 : 8;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = FINAL | opcode;
  frame[1] = MASKED | Math.min(length, TWO_BYTES);
  if (length >= TWO_BYTES) frame.writeUInt16BE(length, 2);
  MASK.copy(frame, start - MASK.length);
  for (let at = 0; at < length; at++) frame[start + at] = (payload[at] ?? 0) ^ (MASK[at & 3] ?? 0);
  return frame;
}

function startOfPayload(data: Buffer, at: number): number {
  const length = data[at + 1] ?? 0;
  return at + (length < TWO_BYTES ? 2 : length < EIGHT_BYTES ? 4 : 10);
}

/** Returns the end of the frame that starts at `at`, or null if the frame is incomplete. */
function endOfFrame(data: Buffer, at: number): number | null {
  const start = startOfPayload(data, at);
  if (start > data.length || at + 2 > data.length) return null;
  const short = data[at + 1] ?? 0;
  const length = short < TWO_BYTES ? short : short < EIGHT_BYTES ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2));
  return start + length > data.length ? null : start + length;
}
