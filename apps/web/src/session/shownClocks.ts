import type { ClocksMessage } from '@chinwag/protocol';
import { seatClocksAt, stopped } from '../board/clock/seatClock.ts';
import type { TableStore } from './tableModel.ts';

/** Shows the clocks as the table tells them now. */
export function showClocks(store: TableStore, sent: ClocksMessage): void {
  store.setState({ clocks: seatClocksAt(sent, performance.now()) });
}

/** Stops the clocks: without a line nobody knows how they run; the table tells them again when it is back. */
export function stopClocks(store: TableStore): void {
  store.setState(({ clocks }) => ({ clocks: stopped(clocks, performance.now()) }));
}
