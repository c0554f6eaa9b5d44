import type { Seat } from '@chinwag/rules';
import { createContext, use } from 'react';
import type { SeatClock } from './seatClock.ts';

/** A table's clocks, as the context provides them. */
export interface TableClocks {
  /** The longest time for one move, in ms: a full ring. */
  readonly full: number;
  /** The clocks that are on, at most one per seat. */
  readonly clocks: readonly SeatClock[];
  /** The viewer's seat, or null for a spectator. */
  readonly own: Seat | null;
}

/** The context for the table's clocks. Outside a provider, no clock is running. */
export const TableClocksContext = createContext<TableClocks>({ full: 0, clocks: [], own: null });

/** Returns the table's clocks. */
export function useTableClocks(): TableClocks {
  return use(TableClocksContext);
}

/** Returns the viewer's clock; undefined while it is off, and for a spectator. */
export function ownClock({ clocks, own }: TableClocks): SeatClock | undefined {
  return clocks.find(({ seat }) => seat === own);
}
