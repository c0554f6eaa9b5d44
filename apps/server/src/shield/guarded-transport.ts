import type { IncomingMessage } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CorkedSocket } from './corked-socket.ts';

/** The interval between checks of the connections, in ms. */
const LOOK_EVERY = 1000;
/** The number of groups of connections that are pinged in turn; all at once would delay everybody. */
const TURNS = 50;
/** The timeout for a closed connection to end by itself, in ms. */
const FAREWELL = 1000;

/** The options of the transport in addition to those of Colyseus. */
export interface TransportGuard {
  /** Returns the client address, or null if clients cannot be distinguished. */
  readonly addressOf: (request: IncomingMessage) => string | null;
  /** The maximum number of bytes queued for one browser. */
  readonly unsentBytes: number;
}

/** The WebSocket transport of Colyseus, which also records client addresses and terminates connections that do not read. */
export class GuardedTransport extends WebSocketTransport {
  readonly #addresses = new WeakMap<object, string | null>();
  #connections = 0;
  readonly #sweep: NodeJS.Timeout;

  constructor(options: ConstructorParameters<typeof WebSocketTransport>[0], { addressOf, unsentBytes }: TransportGuard) {
    const settings = { closeTimeout: FAREWELL, WebSocket: CorkedSocket }; // options of ws, which Colyseus passes on
    super({ ...options, ...settings });
    this.wss.prependListener('connection', (connection: object, request: IncomingMessage) => {
      this.#addresses.set(connection, addressOf(request));
      if (!(connection instanceof CorkedSocket)) return;
      connection.gatherOn(request.socket);
      connection.turn = this.#connections++ % TURNS;
    });
    this.#sweep = setInterval(() => {
      for (const connection of this.wss.clients) if (connection.bufferedAmount > unsentBytes) connection.terminate();
    }, LOOK_EVERY).unref();
  }

  /** Returns the client address of a connection, or null if clients cannot be distinguished. */
  addressOf(connection: object): string | null {
    return this.#addresses.get(connection) ?? null;
  }

  /** Pings each connection every `every` ms, and terminates a connection after `most` unanswered pings. */
  protected override autoTerminateUnresponsiveClients(every: number, most: number): void {
    let turn = 0;
    this.pingInterval = setInterval(() => {
      turn = (turn + 1) % TURNS;
      for (const client of this.wss.clients) if (client instanceof CorkedSocket && client.turn === turn) client.ask(most);
    }, every / TURNS);
  }

  override shutdown(): void {
    clearInterval(this.#sweep);
    super.shutdown();
  }
}
