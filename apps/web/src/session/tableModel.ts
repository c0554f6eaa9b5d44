import type { Nudge, Said, ShownSign } from '@chinwag/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SeatClock } from '../board/clock/seatClock.ts';
import type { GameOnTable } from './gameSession.ts';
import type { ConnectionStatus } from './status.ts';
import type { TableView } from './tableView.ts';

/** All data known about a table, as it changes. */
interface TableModel {
  readonly status: ConnectionStatus;
  /** The table; null until its state has arrived for the first time. */
  readonly table: TableView | null;
  /** The current or just finished game, or null while people gather. */
  readonly game: GameOnTable | null;
  /** The chat messages, oldest first. */
  readonly said: readonly Said[];
  /** The time of the newest chat message from before the viewer came; null until the table sends it. */
  readonly saidBefore: number | null;
  /** The reactions (signs) that are shown now, at most one per seat. */
  readonly signs: readonly ShownSign[];
  /** The latest nudge that asks whether the viewer is still there. */
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

/** The store for a table's model. */
export type TableStore = StoreApi<TableModel>;

/** Returns a new store for a table whose state has not arrived yet. */
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
