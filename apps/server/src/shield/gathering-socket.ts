import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

type BufferLike = Parameters<WebSocket['send']>[0];
type SendOptions = Parameters<WebSocket['send']>[1];
type Sent = (error?: Error) => void;

/** A browser's line on which all that is sent by one task goes out at once, when the task is done. */
export class GatheringSocket extends WebSocket {
  #stream: Socket | null = null;
  #isGathering = false;

  /** Gathers what goes out on the stream beneath it. */
  gatherOn(stream: Socket): void {
    this.#stream = stream;
  }

  override send(data: BufferLike, options?: SendOptions | Sent, sent?: Sent): void {
    this.#gather();
    if (typeof options === 'function') super.send(data, options);
    else super.send(data, options ?? {}, sent);
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
