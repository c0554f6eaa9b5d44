import type { Seat } from '@chinwag/rules';
import { createContext, use } from 'react';
import type { SeatClock } from './seatClock.ts';

/** The clocks of a table, for everything on it. */
export interface TableClocks {
  /** All the time there can be for one move, in ms: a full ring. */
  readonly full: number;
  /** Those that are on. */
  readonly clocks: readonly SeatClock[];
  /** The seat of the one who looks, or null. */
  readonly own: Seat | null;
}

/** Sets the clocks for everything inside. Outside of it no clock is on. */
export const TableClocksContext = createContext<TableClocks>({ full: 0, clocks: [], own: null });

/** The clocks of the table. */
export function useTableClocks(): TableClocks {
  return use(TableClocksContext);
}

/** The clock of the one who looks; undefined where it is not on. */
export function ownClock({ clocks, own }: TableClocks): SeatClock | undefined {
  return clocks.find(({ seat }) => seat === own);
}
