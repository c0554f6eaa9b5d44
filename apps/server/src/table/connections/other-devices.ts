import { type Guest, SERVER_MESSAGE } from '@chinwag/protocol';
import { type Connection, guestOf } from './connection.ts';
import type { Connections } from './connections.ts';

/** Notifies each guest who has the table open on several devices. */
export class OtherDevices {
  readonly #connections: Connections;
  /** The connections that were last notified of a second device. */
  readonly #notified = new WeakSet<Connection>();

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  /** Handles a new or resumed connection, which has not been notified of anything yet. */
  came(connection: Connection): void {
    this.#notified.delete(connection);
    this.changed(guestOf(connection).id);
  }

  /** Updates a person's connections after a connection opened or closed. */
  changed(person: Guest['id']): void {
    const theirs = this.#connections.open().filter((connection) => guestOf(connection).id === person);
    for (const connection of theirs) {
      const isAlone = theirs.every((other) => deviceOf(other) === deviceOf(connection));
      if (isAlone !== this.#notified.has(connection)) continue;
      if (isAlone) this.#notified.delete(connection);
      else this.#notified.add(connection);
      connection.send(SERVER_MESSAGE.otherDevice, !isAlone);
    }
  }
}

/** Returns the device of a connection. All devices that do not declare themselves count as one. */
function deviceOf({ userData }: Connection): string {
  return userData?.device ?? '';
}
