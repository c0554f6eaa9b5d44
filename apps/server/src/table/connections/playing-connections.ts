import { type Guest, SERVER_MESSAGE } from '@chinwag/protocol';
import { type Connection, guestOf } from './connection.ts';
import type { Connections } from './connections.ts';

/**
 * The connection on which each person plays: their newest, or the one where they last asked to play. Their other connections still
 * show the table, and receive the notice that they play elsewhere.
 */
export class PlayingConnections {
  readonly #connections: Connections;
  readonly #playing = new Map<Guest['id'], string>();
  /** The connections that have been notified that their guest plays elsewhere. */
  readonly #elsewhere = new WeakSet<Connection>();

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  /** Makes a connection the one on which its guest plays. */
  playOn(connection: Connection): void {
    const { id } = guestOf(connection);
    this.#playing.set(id, connection.sessionId);
    this.#sendWhere(id);
  }

  /**
   * Makes the connection of a session the one on which a person plays, and returns true. Returns false if the person has no
   * connection of that session.
   */
  playOnSession(person: Guest['id'], session: string): boolean {
    const wanted = this.#of(person).find(({ sessionId }) => sessionId === session);
    if (wanted !== undefined) this.playOn(wanted);
    return wanted !== undefined;
  }

  /** Handles a resumed connection, on which its guest plays again, unless a different connection has taken over. */
  returned(connection: Connection): void {
    this.#elsewhere.delete(connection);
    this.lost(guestOf(connection).id);
  }

  /** Handles a closed connection: if the person played on it, they now play on their newest. */
  lost(person: Guest['id']): void {
    const theirs = this.#of(person);
    const playing = theirs.find(({ sessionId }) => sessionId === this.#playing.get(person)) ?? theirs.at(-1);
    if (playing === undefined) this.#playing.delete(person);
    else this.playOn(playing);
  }

  #sendWhere(person: Guest['id']): void {
    for (const connection of this.#of(person)) {
      const elsewhere = connection.sessionId !== this.#playing.get(person);
      if (elsewhere === this.#elsewhere.has(connection)) continue;
      if (elsewhere) this.#elsewhere.add(connection);
      else this.#elsewhere.delete(connection);
      connection.send(SERVER_MESSAGE.elsewhere, elsewhere);
    }
  }

  #of(person: Guest['id']): readonly Connection[] {
    return this.#connections.open().filter((connection) => guestOf(connection).id === person);
  }
}
