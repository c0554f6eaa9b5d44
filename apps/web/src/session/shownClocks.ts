import type { ClocksMessage } from '@chinwag/protocol';
import { seatClocksAt, stopped } from '../board/clock/seatClock.ts';
import type { TableStore } from './tableModel.ts';

/** Shows the clocks that the table has just sent. */
export function showClocks(store: TableStore, sent: ClocksMessage): void {
  store.setState({ clocks: seatClocksAt(sent, performance.now()) });
}

/** Stops the clocks, because their time is unknown without a connection. The table sends them again later. */
export function stopClocks(store: TableStore): void {
  store.setState(({ clocks }) => ({ clocks: stopped(clocks, performance.now()) }));
}
