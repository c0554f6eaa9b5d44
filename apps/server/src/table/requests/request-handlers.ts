import type { RequestName } from '@chinwag/protocol';
import type { RoomConnection } from '../connections/connection.ts';
import { REQUEST_NAMES } from './requests.ts';

/** Answers a request of some name that came on a connection. */
export type RequestHandler = (name: RequestName, payload: unknown, connection: RoomConnection) => unknown;

/**
 * The handlers of all requests, as Colyseus looks for them, each made when it is looked for: one of each held for every table
 * would be a tenth of what a table takes of the memory.
 */
export class RequestHandlers {
  readonly #answering: RequestHandler;

  constructor(answering: RequestHandler) {
    this.#answering = answering;
  }

  static {
    // What is not listed is not there: the one who asks says the name.
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
