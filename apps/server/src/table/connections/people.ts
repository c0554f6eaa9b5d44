import { asGuest, type Guest, type GuestId } from '@chinwag/protocol';
import { type Connection, guestOf } from './connection.ts';

/** Somebody at a table. `connected` is false for one whose connection dropped a moment ago. */
export interface PersonAtTable extends Guest {
  readonly connected: boolean;
}

/** Who is at a table: everybody with a connection, or with one that dropped and may come back. */
export class People {
  readonly #connections: readonly Connection[];
  readonly #dropped = new Map<string, Guest>();

  /** `connections` are those open at any time; one that is just being taken up again is nobody's for a moment. */
  constructor(connections: readonly Connection[]) {
    this.#connections = connections;
  }

  /** A connection dropped and may come back. */
  dropped(connection: Connection): void {
    this.#dropped.set(connection.sessionId, guestOf(connection));
  }

  /** A connection came back, or is gone for good. */
  settled(connection: Connection): void {
    this.#dropped.delete(connection.sessionId);
  }

  /** Nobody waits any more for somebody's dropped connections to come back. */
  forget(person: GuestId): void {
    for (const [session, { id }] of this.#dropped) if (id === person) this.#dropped.delete(session);
  }

  /** The open connections of somebody: one for each tab. */
  connectionsOf(person: GuestId): readonly Connection[] {
    return this.#connections.filter(({ auth }) => auth?.id === person);
  }

  /** Whether somebody has at least one open connection. */
  isHere(person: GuestId): boolean {
    return this.#connections.some(({ auth }) => auth?.id === person);
  }

  /** Everybody at the table, once. */
  all(): readonly PersonAtTable[] {
    const people = new Map<GuestId, PersonAtTable>();
    for (const guest of this.#dropped.values()) people.set(guest.id, { ...guest, connected: false });
    for (const { auth } of this.#connections) {
      if (auth !== undefined) people.set(auth.id, { ...auth, connected: true });
    }
    return [...people.values()];
  }

  /** Somebody at the table, or null. */
  find(person: GuestId): Guest | null {
    const found = this.all().find(({ id }) => id === person);
    return found === undefined ? null : asGuest(found);
  }
}
