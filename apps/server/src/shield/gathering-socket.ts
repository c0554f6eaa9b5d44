import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

type BufferLike = Parameters<WebSocket['send']>[0];
type SendOptions = Parameters<WebSocket['send']>[1];
type Sent = (error?: Error) => void;

/** A browser's line on which all that is sent by one task goes out at once, when the task is done. */
export class GatheringSocket extends WebSocket {
  /** When it is asked whether it is there, among all lines. */
  turn = 0;
  /** How often it has been asked since it answered last. */
  #unanswered = 0;
  #stream: Socket | null = null;
  #isGathering = false;

  /** Gathers what goes out on the stream beneath it, and hears its answers. */
  gatherOn(stream: Socket): void {
    this.#stream = stream;
    this.on('pong', () => (this.#unanswered = 0));
  }

  override send(data: BufferLike, options?: SendOptions | Sent, sent?: Sent): void {
    this.#gather();
    if (typeof options === 'function') super.send(data, options);
    else super.send(data, options ?? {}, sent);
  }

  /** Asks whether it is there, or cuts it off if it has not answered so many times. */
  ask(most: number): void {
    if (this.#unanswered >= most) return this.terminate();
    this.#unanswered += 1;
    this.ping();
  }

  #gather(): void {
    const stream = this.#stream;
    if (stream === null || this.#isGathering) return;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}
