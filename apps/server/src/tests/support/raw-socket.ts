import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw TCP connection to a server, which sends only what a test writes. */
export class RawSocket {
  /** Resolves when the server has closed the connection. */
  readonly ended: Promise<unknown>;
  readonly #socket: Socket;
  #received = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.ended = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined); // the connection is expected to break
    socket.on('data', (bytes: Buffer) => {
      this.#received = Buffer.concat([this.#received, bytes]).subarray(-4096);
    });
  }

  static async open(url: string): Promise<RawSocket> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const raw = new RawSocket(socket);
    await Promise.race([once(socket, 'connect'), raw.ended]);
    return raw;
  }

  /** The last data received. */
  get received(): Buffer {
    return this.#received;
  }

  write(bytes: string | Uint8Array): void {
    if (this.#socket.writable) this.#socket.write(bytes);
  }

  /** Resolves when a condition on the received data holds, or the connection has ended. */
  async until(condition: (received: Buffer) => boolean): Promise<void> {
    while (!this.#socket.destroyed && !condition(this.#received)) await Promise.race([once(this.#socket, 'data'), this.ended]);
  }

  /** Stops reading from the connection. */
  stopReading(): void {
    this.#socket.pause();
  }

  cut(): void {
    this.#socket.destroy();
  }
}
