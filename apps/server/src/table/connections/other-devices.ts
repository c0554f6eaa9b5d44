import { type Guest, SERVER_MESSAGE } from '@chinwag/protocol';
import { type Connection, guestOf } from './connection.ts';
import type { Connections } from './connections.ts';

/** Lets those who have the table open on several of their devices know, each of them on all, and nobody else. */
export class OtherDevices {
  readonly #connections: Connections;
  /** The connections whose guest has another device at the table, as they were sent. */
  readonly #notified = new WeakSet<Connection>();

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  /** A connection is there for the first time, or again: nothing is known on it of what it was sent before. */
  came(connection: Connection): void {
    this.#notified.delete(connection);
    this.changed(guestOf(connection).id);
  }

  /** Somebody has a connection more, or one less. */
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

/** Devices that do not say which they are count as one. */
function deviceOf({ userData }: Connection): string {
  return userData?.device ?? '';
}
