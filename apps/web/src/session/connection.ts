import type {
  Answer, EventsMessage, Nudge, Refusal, RequestName, RequestPayload, Said, ShownSign, Snapshot, TableCode, ClocksMessage,
} from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { Token } from './api.ts';

/** The callbacks of a connection. */
export interface ConnectionEvents {
  /** Called with the public table, a `TableState`, whenever it has changed. */
  readonly table: (table: unknown) => void;
  readonly snapshot: (snapshot: Snapshot) => void;
  readonly events: (message: EventsMessage) => void;
  /** Called with chat messages, oldest first; some of them may have been sent before. */
  readonly said: (said: readonly Said[]) => void;
  /** Called when a player makes a sign. */
  readonly sign: (sign: ShownSign) => void;
  /** Called when a player asks whether the viewer is still there. */
  readonly nudge: (nudge: Nudge) => void;
  /** Called with the clocks, when one stops or continues without an event in the game. */
  readonly clocks: (clocks: ClocksMessage) => void;
  /** Called when a seat's time is up: the table makes its next move. */
  readonly timeOut: (seat: Seat) => void;
  /**
   * Called with whether the guest plays on another connection, on another device or in another tab; on this one, unless the server
   * says otherwise.
   */
  readonly elsewhere: (elsewhere: boolean) => void;
  /**
   * Called with whether the guest has the table open on another device, too; on this one alone, unless the server says otherwise.
   */
  readonly otherDevice: (another: boolean) => void;
  /** Called with messages about the numbers that shuffle a game; the device that contributes them parses them. */
  readonly shuffle: (message: unknown) => void;
  /** Called when the connection was lost and is being resumed; once for each attempt. */
  readonly dropped: () => void;
  /** Called when the connection was resumed, with its seat in the room. */
  readonly resumed: () => void;
  /**
   * Called when the connection is closed for good. The server ended it and says why, or it was lost and a new one may be opened.
   */
  readonly closed: (refusal: Refusal | null) => void;
}

/** An open connection to a table's room. */
export interface Connection {
  /** The connection's id at the table. */
  readonly id: string;
  /**
   * Sends a request to the table. Resolves with the answer; null if none arrives within seconds, or before the connection is lost.
   * It is then unknown whether the request was granted.
   */
  readonly request: <Name extends RequestName>(name: Name, payload: RequestPayload<Name>) => Promise<Answer | null>;
  /** Closes the connection. `away` keeps the seat; `leaving` gives it up where that is possible. */
  readonly close: (as: 'away' | 'leaving') => void;
}

/**
 * Opens a connection to a table. Resolves with it, with a refusal if the server refuses, or with `unreachable` if there is no
 * server. Never rejects.
 */
export type OpenConnection =
  (code: TableCode, token: Token, events: ConnectionEvents) => Promise<Connection | Refusal | 'unreachable'>;

/** Returns whether the outcome of opening a connection is a connection. */
export function isConnection(opened: Connection | Refusal | 'unreachable'): opened is Connection {
  return typeof opened === 'object' && 'request' in opened;
}
