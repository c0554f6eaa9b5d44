import type { Answer, GuestId, Nudge, RequestName, RequestPayload, Said, ShownSign } from '@chinwag/protocol';
import { createContext, use } from 'react';
import type { ConnectionStatus } from '../session/status.ts';
import { type SeatView, seatOf, type TableView } from '../session/tableView.ts';

/** Sends a request to the table. Shows a refusal to the user. The effect of a granted request is visible at the table. */
export type Ask = <Name extends RequestName>(name: Name, payload: RequestPayload<Name>) => void;

/** Sends a request to the table, for a component that shows a refusal itself. Resolves with the answer, or the refusal. */
export type SendRequest = <Name extends RequestName>(name: Name, payload: RequestPayload<Name>) => Promise<Answer>;

/** The purpose of a table: to play among friends, or to practise on this device with bots. */
export type Purpose = 'friends' | 'practice';

/** The current table, as the context provides it. */
export interface TableAround {
  readonly table: TableView;
  readonly you: GuestId;
  readonly purpose: Purpose;
  readonly status: ConnectionStatus;
  /** Whether the guest plays on another device, or in another tab. */
  readonly elsewhere: boolean;
  /** Whether the guest also has the table open on another device. */
  readonly otherDevice: boolean;
  readonly said: readonly Said[];
  /** The time of the newest chat message from before the viewer came, or null if it is unknown. */
  readonly saidBefore: number | null;
  /** The signs that are shown now. */
  readonly signs: readonly ShownSign[];
  /** The latest nudge that asks whether the viewer is there. */
  readonly nudge: Nudge | null;
  readonly ask: Ask;
  readonly request: SendRequest;
  /** Tries at once to reach the server again. */
  readonly retryNow: () => void;
  /** Moves play to this page, if the guest plays elsewhere. */
  readonly playHere: () => void;
  /** Goes home. The guest is then away from the table, and their seat is saved. */
  readonly goHome: () => void;
  /** Leaves the table on purpose and goes home. */
  readonly leave: () => void;
}

/** The context for the current table, provided by `<TableProvider>`. */
export const TableContext = createContext<TableAround | null>(null);

/** The current table, with the viewer's own seat. */
export interface AtTable extends TableAround {
  /** The viewer's seat, or null for a spectator. */
  readonly seat: SeatView | null;
  readonly host: boolean;
}

/** Returns the current table, with the viewer's own seat. Throws outside a `<TableProvider>`. */
export function useTable(): AtTable {
  const around = use(TableContext);
  if (around === null) throw new Error('useTable needs a TableProvider around it.');
  const { table, you } = around;
  return { ...around, seat: seatOf(table, you), host: table.host === you };
}
