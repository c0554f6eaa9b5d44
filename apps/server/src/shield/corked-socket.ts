import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

type BufferLike = Parameters<WebSocket['send']>[0];
type SendOptions = Parameters<WebSocket['send']>[1];
type SendCallback = (error?: Error) => void;

/**
 * A browser's line on which all that is sent by one task goes out at once, when the task is done: in one piece, its frames made
 * here, as each piece that goes out costs more than making it.
 */
export class CorkedSocket extends WebSocket {
  /** When it is asked whether it is there, among all connections. */
  turn = 0;
  /** How often it has been asked since it answered last. */
  #unanswered = 0;
  #stream: Socket | null = null;
  /** The messages that are to go out; null for none, as a list for each of thousands of connections would be new with each task. */
  #gathered: Uint8Array[] | null = null;
  /** The connections on which anything is to go out when the task is done. */
  static #waiting: CorkedSocket[] = [];

  /** Gathers what goes out on the stream beneath it, and hears its answers. */
  gatherOn(stream: Socket): void {
    this.#stream = stream;
    this.on('pong', () => (this.#unanswered = 0));
  }

  /** The messages of a room are bytes, and it does not ask when they have gone. */
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

  /** Asks whether it is there, or cuts it off if it has not answered so many times. */
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

  /** Those at a table who see the same are mostly sent the same, after one another: their piece is made once. */
  static #sendAll(): void {
    const connections = CorkedSocket.#waiting;
    CorkedSocket.#waiting = [];
    let piece: Piece = NO_PIECE;
    for (const connection of connections) piece = connection.#sendGathered(piece);
  }

  /** Sends what was gathered: `last`, if it is the same, or a piece of its own; answers which. */
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

/** Messages, and the frames in which they go out. */
interface Piece {
  readonly messages: readonly Uint8Array[];
  readonly frames: Buffer;
}

const NO_PIECE: Piece = { messages: [], frames: Buffer.alloc(0) };

function areSame(some: readonly Uint8Array[], others: readonly Uint8Array[]): boolean {
  return some.length === others.length && some.every((message, at) => message === others[at]);
}

/** From these lengths on a length is given in two bytes more, and in eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 0x1_0000;
/** That a message is whole, and binary. */
const WHOLE = 0x82;

/** Messages as they go out, each in one frame, all in one piece. */
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

/** How many bytes go before a message of so many. */
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
