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
  /** The current or just finished game; null while gathering. */
  readonly game: GameOnTable | null;
  /** The chat messages, oldest first. */
  readonly said: readonly Said[];
  /** The time of the newest chat message from before the viewer came; null until it is sent. */
  readonly saidBefore: number | null;
  /** The signs being made, at most one per seat. */
  readonly signs: readonly ShownSign[];
  /** The latest question whether the viewer is still there. */
  readonly nudge: Nudge | null;
  /** The clocks of all players with one. */
  readonly clocks: readonly SeatClock[];
  /** Whether a move is being sent. */
  readonly sending: boolean;
  /** Whether the guest plays on another device, or in another tab. */
  readonly elsewhere: boolean;
  /** Whether the guest also has the table open on another device. */
  readonly otherDevice: boolean;
}

/** The store of a table's model. */
export type TableStore = StoreApi<TableModel>;

/** Returns the store of a table about which nothing is known yet. */
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
