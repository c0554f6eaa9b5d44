import { createContext } from 'react';

/** Events that have not been shown yet. */
export interface Queue {
  /** The number of moves that have not been completely shown. */
  readonly moves: number;
  /** Shows all waiting events immediately. */
  readonly toNow: () => void;
}

/** The context for the events still to show, or null if the table shows the current state. */
export const QueueContext = createContext<Queue | null>(null);
