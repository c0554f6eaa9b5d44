import type { ShownSign, Sign } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { createContext, use } from 'react';

/** The signs of a table, for everything on it. */
export interface TableSigns {
  /** Those that are being made, at most one at each seat. */
  readonly shown: readonly ShownSign[];
  /** The seat from which the one who looks may make a sign, or null. */
  readonly own: Seat | null;
  readonly make: (sign: Sign) => void;
  /** Whether one's own token is seen at one's seat; each that is says so, until it calls what it was answered. */
  readonly isAtSeat: boolean;
  readonly showAtSeat: () => () => void;
  /** Those whom the others have waited for, and whom the one who looks may ask whether they are there. */
  readonly pending: readonly { readonly seat: Seat; readonly name: string }[];
  readonly nudge: (seat: Seat) => void;
  /** Those who have held the others up for so long that a bot may play on, if all the others agree; for one who plays. */
  readonly slow: readonly SlowPlayer[];
  readonly letBotPlayOn: (seat: Seat) => void;
}

/** Somebody for whom a bot may play on, and how many of the others agree. */
export interface SlowPlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly agreed: number;
  readonly asked: number;
}

function nothing(): void {}

/** Sets the signs for everything inside. Outside of it nobody makes any. */
export const TableSignsContext = createContext<TableSigns>({
  shown: [], own: null, make: nothing, isAtSeat: false, showAtSeat: () => nothing, pending: [], nudge: nothing,
  slow: [], letBotPlayOn: nothing,
});

/** The signs of the table. */
export function useTableSigns(): TableSigns {
  return use(TableSignsContext);
}

/** The sign that is being made at a seat. */
export function useSignAt(seat: Seat): Sign | undefined {
  return useTableSigns().shown.find((sign) => sign.seat === seat)?.sign;
}
