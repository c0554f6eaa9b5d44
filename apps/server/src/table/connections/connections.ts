import { type Guest, type GuestId, REFUSED_CLOSE_CODE, type RefusalCode } from '@chinwag/protocol';
import { type Connection, guestOf } from './connection.ts';

/** The connections that are open to a table: one for each tab or device of somebody who is here. */
export class Connections {
  readonly #connections: readonly Connection[];

  /** `connections` are those that have joined, at any time; some may have been ended a moment ago. */
  constructor(connections: readonly Connection[]) {
    this.#connections = connections;
  }

  /** All that are open. */
  open(): readonly Connection[] {
    const open: Connection[] = [];
    this.#connections.forEach((connection) => {
      if (isOpen(connection)) open.push(connection);
    });
    return open;
  }

  /** Whether nobody has one. */
  get isEmpty(): boolean {
    return !this.#connections.some(isOpen);
  }

  /** Sends a message on every connection. */
  broadcast(type: string, message: unknown): void {
    for (const connection of this.open()) connection.send(type, message);
  }

  /** Ends a connection for good. */
  dismiss(connection: Connection, code: RefusalCode): void {
    if (connection.userData?.dismissed !== null) return;
    connection.userData.dismissed = code;
    connection.leave(REFUSED_CLOSE_CODE, code);
  }

  /** Ends somebody's connections that were opened with a token of a smaller counter than this. */
  dismissRevoked(person: GuestId, counter: number, code: RefusalCode): void {
    for (const connection of this.open()) {
      const isRevoked = guestOf(connection).id === person && (connection.userData?.counter ?? 0) < counter;
      if (isRevoked) this.dismiss(connection, code);
    }
  }

  /** Ends somebody's oldest connections, so that no more than `most` are left. */
  limit(guest: Guest, most: number): void {
    const theirs = this.open().filter((connection) => guestOf(connection).id === guest.id);
    for (const connection of theirs.slice(0, -most)) this.dismiss(connection, 'too-many-tabs');
  }
}

function isOpen({ userData }: Connection): boolean {
  return userData?.dismissed === null;
}
