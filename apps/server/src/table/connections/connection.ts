import type { Client } from '@colyseus/core';
import type { DeviceId, Guest, RefusalCode } from '@chinwag/protocol';
import type { FixedWindowCounter } from './fixed-window-counter.ts';

/** The server's data for each connection. */
export interface ConnectionData {
  readonly rate: FixedWindowCounter;
  /** The counter of the token that opened the connection. */
  readonly counter: number;
  /** The device that the connection declares, or null if it declares none. */
  readonly device: DeviceId | null;
  /** The client address, or null if clients cannot be distinguished. The address may change when the connection is resumed. */
  address: string | null;
  /**
   * The reason why the server closed the connection, or null while the connection is open. A closed connection receives no
   * messages, and nobody can resume it.
   */
  dismissed: RefusalCode | null;
}

/** A connection in the types of Colyseus. */
export type RoomConnection = Client<{ auth: Guest; userData: ConnectionData }>;

/** A connection of a guest to a table. A guest may have several. */
export type Connection = Pick<RoomConnection, 'sessionId' | 'auth' | 'userData' | 'send' | 'enqueueRaw' | 'leave'>;

/** Returns the guest of a connection, as in their token. */
export function guestOf(connection: Connection): Guest {
  if (connection.auth === undefined) throw new Error('a connection was let in without a token');
  return connection.auth;
}
