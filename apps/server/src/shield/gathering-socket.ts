import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

/** A browser's line on which all that is sent by one task goes out at once, when the task is done. */
export class GatheringSocket extends WebSocket {
  #stream: Socket | null = null;
  #isGathering = false;

  /** Gathers what goes out on the stream beneath it. */
  gatherOn(stream: Socket): void {
    this.#stream = stream;
  }

  override send(...sent: unknown[]): void {
    this.#gather();
    Reflect.apply(super.send, this, sent);
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
