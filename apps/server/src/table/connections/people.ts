import { asGuest, type Guest, type GuestId } from '@chinwag/protocol';
import { type Connection, guestOf } from './connection.ts';

/** A person at a table. `connected` is false if their connection has just dropped. */
export interface PersonAtTable extends Guest {
  readonly connected: boolean;
}

/** The people at a table: everybody with an open connection, or with a dropped connection that may be resumed. */
export class People {
  readonly #connections: readonly Connection[];
  readonly #dropped = new Map<string, Guest>();

  /** `connections` is a live list of the open connections. A connection that is being resumed briefly belongs to nobody. */
  constructor(connections: readonly Connection[]) {
    this.#connections = connections;
  }

  /** Handles a dropped connection that may be resumed. */
  dropped(connection: Connection): void {
    this.#dropped.set(connection.sessionId, guestOf(connection));
  }

  /** Handles a dropped connection that has been resumed, or is now closed for good. */
  settled(connection: Connection): void {
    this.#dropped.delete(connection.sessionId);
  }

  /** Erases a person, whose dropped connections can no longer be resumed. */
  forget(person: GuestId): void {
    for (const [session, { id }] of this.#dropped) if (id === person) this.#dropped.delete(session);
  }

  /** Returns a person's open connections: one for each tab. */
  connectionsOf(person: GuestId): readonly Connection[] {
    return this.#connections.filter(({ auth }) => auth?.id === person);
  }

  /** Returns whether a person has an open connection. */
  isHere(person: GuestId): boolean {
    return this.#connections.some(({ auth }) => auth?.id === person);
  }

  /** Returns everybody at the table, once each. */
  all(): readonly PersonAtTable[] {
    const people = new Map<GuestId, PersonAtTable>();
    for (const guest of this.#dropped.values()) people.set(guest.id, { ...guest, connected: false });
    for (const { auth } of this.#connections) {
      if (auth !== undefined) people.set(auth.id, { ...auth, connected: true });
    }
    return [...people.values()];
  }

  /** Returns a person at the table, or null if they are not there. */
  find(person: GuestId): Guest | null {
    const found = this.all().find(({ id }) => id === person);
    return found === undefined ? null : asGuest(found);
  }
}
