import type {
  Answer, EventsMessage, Nudge, Refusal, RequestName, RequestPayload, Said, ShownSign, Snapshot, TableCode, ClocksMessage,
} from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { Token } from './api.ts';

/** What a line tells as it happens. */
export interface LineEvents {
  /** The table as all may see it, a `TableState`, whenever it has changed. */
  readonly table: (told: unknown) => void;
  readonly snapshot: (snapshot: Snapshot) => void;
  readonly events: (message: EventsMessage) => void;
  /** What was said, oldest first; some of it may have been told before. */
  readonly said: (said: readonly Said[]) => void;
  /** Somebody makes a sign. */
  readonly sign: (sign: ShownSign) => void;
  /** Somebody asks whether one is still there. */
  readonly nudge: (nudge: Nudge) => void;
  /** The clocks, where one was held or goes on without anything happening in the game. */
  readonly clocks: (clocks: ClocksMessage) => void;
  /** A seat's time is out: the next move there is made by the table. */
  readonly timeOut: (seat: Seat) => void;
  /** Whether one plays on another line, on another device or in another tab; on this one, unless it is told otherwise. */
  readonly elsewhere: (elsewhere: boolean) => void;
  /** Something about the numbers that shuffle a game, read by whoever gives them. */
  readonly shuffle: (message: unknown) => void;
  /** The line dropped and is being taken up again; told once for each attempt. */
  readonly dropped: () => void;
  /** The line was taken up again, with the seat at the room it had. */
  readonly resumed: () => void;
  /** The line is gone for good: the house ended it and says why, or it was lost and a new one may be opened. */
  readonly closed: (refusal: Refusal | null) => void;
}

/** An open line to the room of a table. */
export interface Line {
  /** What the table knows this line by. */
  readonly id: string;
  /**
   * Asks something of the table; null if no answer came, within seconds or before the line dropped, so that nobody knows
   * whether it was done.
   */
  readonly request: <Name extends RequestName>(name: Name, payload: RequestPayload<Name>) => Promise<Answer | null>;
  /** Hangs up. Away for a while keeps one's seat; leaving the table gives it up where that can be done. */
  readonly close: (as: 'away' | 'leaving') => void;
}

/**
 * Opens a line to a table. Answers why not where the house refuses, and `unreachable` where nobody is there to refuse;
 * never throws.
 */
export type OpenLine = (code: TableCode, token: Token, events: LineEvents) => Promise<Line | Refusal | 'unreachable'>;

/** Whether what came of opening a line is one. */
export function isLine(opened: Line | Refusal | 'unreachable'): opened is Line {
  return typeof opened === 'object' && 'request' in opened;
}
