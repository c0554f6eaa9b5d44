import type { Answer, GuestId, Nudge, RequestName, RequestPayload, Said, ShownSign } from '@chinwag/protocol';
import { createContext, use } from 'react';
import type { ConnectionStatus } from '../session/status.ts';
import { type SeatView, seatOf, type TableView } from '../session/tableView.ts';

/** Asks something of the table. A refusal is shown; what was granted shows by itself. */
export type Ask = <Name extends RequestName>(name: Name, payload: RequestPayload<Name>) => void;

/** Asks something of the table, for one who says what came of it where it was asked. */
export type SendRequest = <Name extends RequestName>(name: Name, payload: RequestPayload<Name>) => Promise<Answer>;

/** What a table is for: to play among friends, or to practise on one's device, alone with bots. */
export type Purpose = 'friends' | 'practice';

/** The table one is at, for everything that stands around it. */
export interface TableAround {
  readonly table: TableView;
  readonly you: GuestId;
  readonly purpose: Purpose;
  readonly status: ConnectionStatus;
  /** Whether one plays on another device, or in another tab. */
  readonly elsewhere: boolean;
  /** Whether one has the table open on another device too. */
  readonly otherDevice: boolean;
  readonly said: readonly Said[];
  /** The time of the newest of what was said before one came; null while one does not know yet. */
  readonly saidBefore: number | null;
  /** The signs that are being made. */
  readonly signs: readonly ShownSign[];
  /** Who has just asked whether one is there. */
  readonly nudge: Nudge | null;
  readonly ask: Ask;
  readonly request: SendRequest;
  /** Tries to reach a server that is away at once. */
  readonly retryNow: () => void;
  /** Plays here, where one plays elsewhere. */
  readonly playHere: () => void;
  /** Goes home; one is away from the table, and one's seat is saved. */
  readonly goHome: () => void;
  /** Leaves the table on purpose and goes home. */
  readonly leave: () => void;
}

/** The table one is at; set by `<TableProvider>`. */
export const TableContext = createContext<TableAround | null>(null);

/** The table one is at, with one's own place at it. */
export interface AtTable extends TableAround {
  /** One's seat, or null for one who watches. */
  readonly seat: SeatView | null;
  readonly host: boolean;
}

/** The table one is at. Only inside a `<TableProvider>`. */
export function useTable(): AtTable {
  const around = use(TableContext);
  if (around === null) throw new Error('useTable needs a TableProvider around it.');
  const { table, you } = around;
  return { ...around, seat: seatOf(table, you), host: table.host === you };
}
