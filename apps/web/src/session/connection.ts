import type {
  Answer, EventsMessage, Nudge, Refusal, RequestName, RequestPayload, Said, ShownSign, Snapshot, TableCode, ClocksMessage,
} from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { Token } from './api.ts';

/** The callbacks of a connection. */
export interface ConnectionEvents {
  /** The table as all may see it, a `TableState`, whenever it has changed. */
  readonly table: (table: unknown) => void;
  readonly snapshot: (snapshot: Snapshot) => void;
  readonly events: (message: EventsMessage) => void;
  /** What was said, oldest first; some of it may have been sent before. */
  readonly said: (said: readonly Said[]) => void;
  /** Somebody makes a sign. */
  readonly sign: (sign: ShownSign) => void;
  /** Somebody asks whether one is still there. */
  readonly nudge: (nudge: Nudge) => void;
  /** The clocks, where one was held or goes on without anything happening in the game. */
  readonly clocks: (clocks: ClocksMessage) => void;
  /** A seat's time is out: the next move there is made by the table. */
  readonly timeOut: (seat: Seat) => void;
  /**
   * Whether one plays on another connection, on another device or in another tab; on this one, unless the server says otherwise.
   */
  readonly elsewhere: (elsewhere: boolean) => void;
  /** Whether one has the table open on another device too; on this one alone, unless the server says otherwise. */
  readonly otherDevice: (another: boolean) => void;
  /** Something about the numbers that shuffle a game, read by the player who gives them. */
  readonly shuffle: (message: unknown) => void;
  /** The connection dropped and is being taken up again; reported once for each attempt. */
  readonly dropped: () => void;
  /** The connection was taken up again, with the seat at the room it had. */
  readonly resumed: () => void;
  /** The connection is gone for good: the server ended it and says why, or it was lost and a new one may be opened. */
  readonly closed: (refusal: Refusal | null) => void;
}

/** An open connection to the room of a table. */
export interface Connection {
  /** What the table knows this connection by. */
  readonly id: string;
  /**
   * Asks something of the table; null if no answer came, within seconds or before the connection dropped, so that nobody knows
   * whether it was done.
   */
  readonly request: <Name extends RequestName>(name: Name, payload: RequestPayload<Name>) => Promise<Answer | null>;
  /** Hangs up. Away for a while keeps one's seat; leaving the table gives it up where that can be done. */
  readonly close: (as: 'away' | 'leaving') => void;
}

/**
 * Opens a connection to a table. Answers why not where the server refuses, and `unreachable` where nobody is there to refuse;
 * never throws.
 */
export type OpenConnection =
  (code: TableCode, token: Token, events: ConnectionEvents) => Promise<Connection | Refusal | 'unreachable'>;

/** Whether what came of opening a connection is one. */
export function isConnection(opened: Connection | Refusal | 'unreachable'): opened is Connection {
  return typeof opened === 'object' && 'request' in opened;
}
