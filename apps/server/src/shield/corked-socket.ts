import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

type BufferLike = Parameters<WebSocket['send']>[0];
type SendOptions = Parameters<WebSocket['send']>[1];
type SendCallback = (error?: Error) => void;

/**
 * A WebSocket that coalesces writes: it sends all messages of one task in one piece when the task ends. The socket builds its own
 * frames, because that costs less than additional writes.
 */
export class CorkedSocket extends WebSocket {
  /** The slot in the ping schedule in which this connection is pinged. */
  turn = 0;
  /** The number of pings since its last pong. */
  #unanswered = 0;
  #stream: Socket | null = null;
  /** The queued messages, or null if there are none. A new list for each of thousands of connections per task would be costly. */
  #gathered: Uint8Array[] | null = null;
  /** The connections with messages to flush when the task ends. */
  static #waiting: CorkedSocket[] = [];

  /** Coalesces writes on the underlying stream, and listens for pongs. */
  gatherOn(stream: Socket): void {
    this.#stream = stream;
    this.on('pong', () => (this.#unanswered = 0));
  }

  /** Queues a message. A room sends its messages as bytes, and without a callback. */
  override send(data: BufferLike, options?: SendOptions | SendCallback, sent?: SendCallback): void {
    const isAsked = typeof options === 'function' || sent !== undefined;
    if (data instanceof Uint8Array && !isAsked && this.#isOpen()) return this.#gather(data);
    this.#sendGathered();
    if (typeof options === 'function') super.send(data, options);
    else super.send(data, options ?? {}, sent);
  }

  override close(code?: number, reason?: string | Buffer): void {
    this.#sendGathered();
    super.close(code, reason);
  }

  /** Sends a ping, or terminates the connection after `most` unanswered pings. */
  ask(most: number): void {
    if (this.#unanswered >= most) return this.terminate();
    this.#unanswered += 1;
    this.ping();
  }

  #gather(message: Uint8Array): void {
    if (CorkedSocket.#waiting.length === 0) process.nextTick(() => CorkedSocket.#sendAll());
    if (this.#gathered !== null) return void this.#gathered.push(message);
    this.#gathered = [message];
    CorkedSocket.#waiting.push(this);
  }

  /** Flushes all connections. Builds a piece once for neighbours at a table, which mostly get the same messages. */
  static #sendAll(): void {
    const connections = CorkedSocket.#waiting;
    CorkedSocket.#waiting = [];
    let piece: Piece = NO_PIECE;
    for (const connection of connections) piece = connection.#sendGathered(piece);
  }

  /** Flushes the queue, either as the piece `last`, if that has the same messages, or as a new piece. Returns the piece. */
  #sendGathered(last: Piece = NO_PIECE): Piece {
    const messages = this.#gathered;
    if (messages === null) return last;
    this.#gathered = null;
    const piece = areSame(messages, last.messages) ? last : { messages, frames: framesOf(messages) };
    if (this.#isOpen()) this.#stream?.write(piece.frames);
    return piece;
  }

  #isOpen(): boolean {
    return this.#stream !== null && this.readyState === WebSocket.OPEN;
  }
}

/** Messages with their encoded frames. */
interface Piece {
  readonly messages: readonly Uint8Array[];
  readonly frames: Buffer;
}

const NO_PIECE: Piece = { messages: [], frames: Buffer.alloc(0) };

function areSame(some: readonly Uint8Array[], others: readonly Uint8Array[]): boolean {
  return some.length === others.length && some.every((message, at) => message === others[at]);
}

/** The lengths from which a frame's length takes two more bytes, and eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 0x1_0000;
/** The header byte of a final, binary frame. */
const WHOLE = 0x82;

/** Returns messages as WebSocket frames in one buffer. */
function framesOf(messages: readonly Uint8Array[]): Buffer {
  let size = 0;
  for (const { length } of messages) size += beginningOf(length) + length;
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const message of messages) {
    begin(frames, at, message.length);
    at += beginningOf(message.length);
    frames.set(message, at);
    at += message.length;
  }
  return frames;
}

/** Returns the size of a frame's header for a message of this length. */
function beginningOf(length: number): number {
  return length < TWO_BYTES ? 2 : length < EIGHT_BYTES ? 4 : 10;
}

function begin(frames: Buffer, at: number, length: number): void {
  frames[at] = WHOLE;
  if (length < TWO_BYTES) {
    frames[at + 1] = length;
  } else if (length < EIGHT_BYTES) {
    frames[at + 1] = 126;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = 127;
    frames.writeBigUInt64BE(BigInt(length), at + 2);
  }
}
