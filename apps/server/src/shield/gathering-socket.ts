import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

type BufferLike = Parameters<WebSocket['send']>[0];
type SendOptions = Parameters<WebSocket['send']>[1];
type Sent = (error?: Error) => void;

/**
 * A browser's line on which all that is sent by one task goes out at once, when the task is done: in one piece, its frames made
 * here, as each piece that goes out costs more than making it.
 */
export class GatheringSocket extends WebSocket {
  /** When it is asked whether it is there, among all lines. */
  turn = 0;
  /** How often it has been asked since it answered last. */
  #unanswered = 0;
  #stream: Socket | null = null;
  /** The frames that are to go out, in pieces. */
  #gathered: Uint8Array[] = [];

  /** Gathers what goes out on the stream beneath it, and hears its answers. */
  gatherOn(stream: Socket): void {
    this.#stream = stream;
    this.on('pong', () => (this.#unanswered = 0));
  }

  /** The messages of a room are bytes, and it does not ask when they have gone. */
  override send(data: BufferLike, options?: SendOptions | Sent, sent?: Sent): void {
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
    if (this.#gathered.length === 0) process.nextTick(() => this.#sendGathered());
    this.#gathered.push(beginningOfFrame(message.length), message);
  }

  #sendGathered(): void {
    if (this.#gathered.length === 0) return;
    const frames = Buffer.concat(this.#gathered);
    this.#gathered = [];
    if (this.#isOpen()) this.#stream?.write(frames);
  }

  #isOpen(): boolean {
    return this.#stream !== null && this.readyState === WebSocket.OPEN;
  }
}

/** What goes before a message of so many bytes: that it is whole, binary, and how long it is. */
function beginningOfFrame(length: number): Uint8Array {
  if (length < 126) return Uint8Array.of(0x82, length);
  if (length <= 0xffff) return Uint8Array.of(0x82, 126, length >> 8, length & 0xff);
  const beginning = Buffer.of(0x82, 127, 0, 0, 0, 0, 0, 0, 0, 0);
  beginning.writeBigUInt64BE(BigInt(length), 2);
  return beginning;
}
