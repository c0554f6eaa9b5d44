import type { Client } from '@colyseus/core';
import type { DeviceId, Guest, RefusalCode } from '@chinwag/protocol';
import type { FixedWindowCounter } from './fixed-window-counter.ts';

/** What the server keeps with each connection. */
export interface ConnectionData {
  readonly rate: FixedWindowCounter;
  /** The counter of the token it was opened with. */
  readonly counter: number;
  /** On which of its guest's devices it is, as that says itself; null for one that does not. */
  readonly device: DeviceId | null;
  /** From where it comes; null where nobody can be distinguished. Another when it is taken up again from elsewhere. */
  address: string | null;
  /** Why the server ended it, so that it is heard no more and not held open for a return; null as long as it has not. */
  dismissed: RefusalCode | null;
}

/** A connection as Colyseus knows it. */
export type RoomConnection = Client<{ auth: Guest; userData: ConnectionData }>;

/** One connection of a guest to a table, as the table knows it; a guest may have several. */
export type Connection = Pick<RoomConnection, 'sessionId' | 'auth' | 'userData' | 'send' | 'enqueueRaw' | 'leave'>;

/** Whose connection it is, as their token says. */
export function guestOf(connection: Connection): Guest {
  if (connection.auth === undefined) throw new Error('a connection was let in without a token');
  return connection.auth;
}
