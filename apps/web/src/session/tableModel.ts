import type { Nudge, Said, ShownSign } from '@chinwag/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SeatClock } from '../board/clock/seatClock.ts';
import type { GameOnTable } from './gameSession.ts';
import type { ConnectionStatus } from './status.ts';
import type { TableView } from './tableView.ts';

/** Everything known about a table, as it changes. */
interface TableModel {
  readonly status: ConnectionStatus;
  /** Null until the table has been seen for the first time. */
  readonly table: TableView | null;
  /** The game being played, or just finished; null while gathering. */
  readonly game: GameOnTable | null;
  /** What has been said, oldest first. */
  readonly said: readonly Said[];
  /** The time of the newest of what was said before one came; null until that is sent. */
  readonly saidBefore: number | null;
  /** The signs that are being made, at most one at each seat. */
  readonly signs: readonly ShownSign[];
  /** Who has just asked whether one is still there. */
  readonly nudge: Nudge | null;
  /** The clocks of all who are on them. */
  readonly clocks: readonly SeatClock[];
  /** Whether a move is on its way. */
  readonly sending: boolean;
  /** Whether one plays on another device, or in another tab. */
  readonly elsewhere: boolean;
  /** Whether one has the table open on another device too. */
  readonly otherDevice: boolean;
}

/** Where the model of a table is stored, and heard to change. */
export type TableStore = StoreApi<TableModel>;

/** The store of a table of which nothing is known yet. */
export function newTableStore(): TableStore {
  return createStore<TableModel>(() => ({
    status: { name: 'connecting' },
    table: null,
    game: null,
    said: [],
    saidBefore: null,
    signs: [],
    nudge: null,
    clocks: [],
    sending: false,
    elsewhere: false,
    otherDevice: false,
  }));
}
