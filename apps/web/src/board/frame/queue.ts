import { createContext } from 'react';

/** What has happened and is not shown yet. */
export interface Queue {
  /** How many moves have not been shown whole. */
  readonly moves: number;
  /** Shows all of it at once. */
  readonly toNow: () => void;
}

/** What the table inside has still to show; null where it shows how things are. */
export const QueueContext = createContext<Queue | null>(null);
