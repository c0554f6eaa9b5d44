import { type Guest, type GuestId, REFUSED_CLOSE_CODE, type RefusalCode } from '@chinwag/protocol';
import { type Connection, guestOf } from './connection.ts';

/** The open connections to a table: one for each tab or device of a person. */
export class Connections {
  readonly #connections: readonly Connection[];

  /** `connections` is a live list of the joined connections, some of which may just have been closed. */
  constructor(connections: readonly Connection[]) {
    this.#connections = connections;
  }

  /** Returns all open connections. */
  open(): readonly Connection[] {
    const open: Connection[] = [];
    this.#connections.forEach((connection) => {
      if (isOpen(connection)) open.push(connection);
    });
    return open;
  }

  /** Whether there are no open connections. */
  get isEmpty(): boolean {
    return !this.#connections.some(isOpen);
  }

  /** Sends a message on every connection. */
  broadcast(type: string, message: unknown): void {
    for (const connection of this.open()) connection.send(type, message);
  }

  /** Closes a connection for good, with a reason. */
  dismiss(connection: Connection, code: RefusalCode): void {
    if (connection.userData?.dismissed !== null) return;
    connection.userData.dismissed = code;
    connection.leave(REFUSED_CLOSE_CODE, code);
  }

  /** Closes a person's connections that were opened with a token whose counter is below `counter`. */
  dismissRevoked(person: GuestId, counter: number, code: RefusalCode): void {
    for (const connection of this.open()) {
      const isRevoked = guestOf(connection).id === person && (connection.userData?.counter ?? 0) < counter;
      if (isRevoked) this.dismiss(connection, code);
    }
  }

  /** Closes a guest's oldest connections, so that at most `most` stay open. */
  limit(guest: Guest, most: number): void {
    const theirs = this.open().filter((connection) => guestOf(connection).id === guest.id);
    for (const connection of theirs.slice(0, -most)) this.dismiss(connection, 'too-many-tabs');
  }
}

function isOpen({ userData }: Connection): boolean {
  return userData?.dismissed === null;
}
