import type { IncomingMessage } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CorkedSocket } from './corked-socket.ts';

/** How often connections are looked at, in ms. */
const LOOK_EVERY = 1000;
/** Into how many parts lines are divided, each asked in its turn whether its lines are there: all at once, everybody would wait. */
const TURNS = 50;
/** How long a connection that has been ended may take to close by itself, in ms. */
const FAREWELL = 1000;

/** What a transport is given beside what Colyseus wants to know. */
export interface TransportGuard {
  /** From where somebody asks; null where nobody can be distinguished. */
  readonly addressOf: (request: IncomingMessage) => string | null;
  /** How many bytes may wait to be taken by one browser. */
  readonly unsentBytes: number;
}

/** Colyseus's transport, which knows where each connection comes from and ends those whose browsers do not read. */
export class GuardedTransport extends WebSocketTransport {
  readonly #addresses = new WeakMap<object, string | null>();
  #connections = 0;
  readonly #sweep: NodeJS.Timeout;

  constructor(options: ConstructorParameters<typeof WebSocketTransport>[0], { addressOf, unsentBytes }: TransportGuard) {
    const settings = { closeTimeout: FAREWELL, WebSocket: CorkedSocket }; // which ws knows and Colyseus passes on
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

  /** From where a connection comes; null where nobody can be distinguished. */
  addressOf(connection: object): string | null {
    return this.#addresses.get(connection) ?? null;
  }

  /** Asks each connection every so many ms whether it is there, and cuts off what has not answered so many times. */
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
