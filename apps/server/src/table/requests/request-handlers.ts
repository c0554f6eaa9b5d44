import type { RequestName } from '@chinwag/protocol';
import type { RoomConnection } from '../connections/connection.ts';
import { REQUEST_NAMES } from './requests.ts';

/** Handles a request with a given name from a connection. Returns the answer, or a promise of it. */
export type RequestHandler = (name: RequestName, payload: unknown, connection: RoomConnection) => unknown;

/**
 * The request handlers in the form that Colyseus looks up, each created on demand. If each table stored one handler of each kind,
 * they would take a tenth of its memory.
 */
export class RequestHandlers {
  readonly #answering: RequestHandler;

  constructor(answering: RequestHandler) {
    this.#answering = answering;
  }

  static {
    // Only listed names may exist, because the client sends the name.
    Object.setPrototypeOf(RequestHandlers.prototype, null);
    Reflect.deleteProperty(RequestHandlers.prototype, 'constructor');
    for (const name of REQUEST_NAMES) {
      Object.defineProperty(RequestHandlers.prototype, name, {
        get(this: RequestHandlers) {
          return [(connection: RoomConnection, payload: unknown) => this.#answering(name, payload, connection)];
        },
      });
    }
  }
}
