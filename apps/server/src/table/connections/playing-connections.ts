import { type Guest, SERVER_MESSAGE } from '@chinwag/protocol';
import { type Connection, guestOf } from './connection.ts';
import type { Connections } from './connections.ts';

/**
 * On which of their connections somebody plays: the one that came last, or the one where they asked to since. The others show the
 * table all the same, and are notified that it is played elsewhere.
 */
export class PlayingConnections {
  readonly #connections: Connections;
  readonly #playing = new Map<Guest['id'], string>();
  /** The connections that were sent that. */
  readonly #elsewhere = new WeakSet<Connection>();

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  /** Somebody plays on this connection from now on. */
  playOn(connection: Connection): void {
    const { id } = guestOf(connection);
    this.#playing.set(id, connection.sessionId);
    this.#sendWhere(id);
  }

  /** Somebody would play on the connection of this session; whether it is one of theirs. */
  playOnSession(person: Guest['id'], session: string): boolean {
    const wanted = this.#of(person).find(({ sessionId }) => sessionId === session);
    if (wanted !== undefined) this.playOn(wanted);
    return wanted !== undefined;
  }

  /** A connection that had dropped is there again; it plays on, unless another has taken over meanwhile. */
  returned(connection: Connection): void {
    this.#elsewhere.delete(connection);
    this.lost(guestOf(connection).id);
  }

  /** A connection of somebody is there no more: if they played on it, they play on their newest. */
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
