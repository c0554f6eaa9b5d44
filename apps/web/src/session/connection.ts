import type {
  Answer, EventsMessage, Nudge, Refusal, RequestName, RequestPayload, Said, ShownSign, Snapshot, TableCode, ClocksMessage,
} from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { Token } from './api.ts';

/** The callbacks of a connection, for its messages and for changes of its state. */
export interface ConnectionEvents {
  /** Called with the public table, a `TableState`, whenever it has changed. */
  readonly table: (table: unknown) => void;
  readonly snapshot: (snapshot: Snapshot) => void;
  readonly events: (message: EventsMessage) => void;
  /** Called with chat messages, oldest first. They may repeat earlier messages. */
  readonly said: (said: readonly Said[]) => void;
  /** Called when a player sends a reaction (sign). */
  readonly sign: (sign: ShownSign) => void;
  /** Called when a player nudges the viewer, to ask whether they are still there. */
  readonly nudge: (nudge: Nudge) => void;
  /** Called with the clocks, when a clock stops or continues without an event in the game. */
  readonly clocks: (clocks: ClocksMessage) => void;
  /** Called when a seat's time is up, so that the table makes the seat's next move. */
  readonly timeOut: (seat: Seat) => void;
  /**
   * Called with whether the guest plays on another connection, on another device or in another tab. Until then, the guest plays on
   * this one.
   */
  readonly elsewhere: (elsewhere: boolean) => void;
  /** Called with whether the guest also has the table open on another device. Until then, the table is open on this device only. */
  readonly otherDevice: (another: boolean) => void;
  /** Called with messages about the numbers that shuffle a game. The device that contributes the numbers parses them. */
  readonly shuffle: (message: unknown) => void;
  /** Called when the connection has been lost and is being resumed, once for each attempt. */
  readonly dropped: () => void;
  /** Called when the connection has been resumed, with its seat in the room. */
  readonly resumed: () => void;
  /**
   * Called when the connection is closed for good. `refusal` is the server's reason, or null if the connection was lost and a new
   * one may be opened.
   */
  readonly closed: (refusal: Refusal | null) => void;
}

/** An open connection to a table's room. */
export interface Connection {
  /** The connection's id at the table. */
  readonly id: string;
  /**
   * Sends a request to the table. Resolves with the answer, or null if none arrives within seconds, or before the connection is
   * lost. In that case, the outcome of the request is unknown.
   */
  readonly request: <Name extends RequestName>(name: Name, payload: RequestPayload<Name>) => Promise<Answer | null>;
  /** Closes the connection. `away` keeps the seat; `leaving` gives up the seat if possible. */
  readonly close: (as: 'away' | 'leaving') => void;
}

/**
 * Opens a connection to a table. Resolves with the connection, with a refusal if the server refuses, or with `unreachable` if there
 * is no server. Never rejects.
 */
export type OpenConnection =
  (code: TableCode, token: Token, events: ConnectionEvents) => Promise<Connection | Refusal | 'unreachable'>;

/** Returns whether an attempt to open a connection resulted in a connection. */
export function isConnection(opened: Connection | Refusal | 'unreachable'): opened is Connection {
  return typeof opened === 'object' && 'request' in opened;
}
