import type { ShownSign, Sign } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { createContext, use } from 'react';

/** The reactions (signs) at a table, as the context provides them. */
export interface TableSigns {
  /** The reactions that are currently shown, at most one per seat. */
  readonly shown: readonly ShownSign[];
  /** The seat from which the viewer can send a reaction, or null if the viewer cannot. */
  readonly own: Seat | null;
  readonly make: (sign: Sign) => void;
  /**
   * Whether the viewer's token is visible at their seat. Each visible token calls `showAtSeat`, and the returned function once it
   * disappears.
   */
  readonly isAtSeat: boolean;
  readonly showAtSeat: () => () => void;
  /** The players who have been pending for a while. The viewer can ask them whether they are still there. */
  readonly pending: readonly { readonly seat: Seat; readonly name: string }[];
  readonly nudge: (seat: Seat) => void;
  /** The players who are slow enough for a bot to play for them, if all others agree. Empty for a spectator. */
  readonly slow: readonly SlowPlayer[];
  readonly letBotPlayOn: (seat: Seat) => void;
}

/** A player whose seat a bot may take over, with the number of other players who agree. */
export interface SlowPlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly agreed: number;
  readonly asked: number;
}

function nothing(): void {}

/** The context for the table's reactions (signs). Without a provider, there are none. */
export const TableSignsContext = createContext<TableSigns>({
  shown: [], own: null, make: nothing, isAtSeat: false, showAtSeat: () => nothing, pending: [], nudge: nothing,
  slow: [], letBotPlayOn: nothing,
});

/** Returns the reactions (signs) at the table. */
export function useTableSigns(): TableSigns {
  return use(TableSignsContext);
}

/** Returns the reaction (sign) shown at a seat; undefined if there is none. */
export function useSignAt(seat: Seat): Sign | undefined {
  return useTableSigns().shown.find((sign) => sign.seat === seat)?.sign;
}
