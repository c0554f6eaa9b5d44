import { useDeferredValue, useState } from 'react';
import type { Paper } from './Papers.tsx';

/** What is open above the table. `itself`: a score sheet that opened by itself, behind which the table waits. */
type TableSheet =
  | { readonly name: 'score-sheet'; readonly itself?: true }
  | { readonly name: 'last-trick' | 'keys' }
  | { readonly name: 'papers'; readonly top: Paper };

/** The sheet that is open above the table, and the functions to open and close one. */
export interface OverTable {
  readonly opened: TableSheet | null;
  readonly setOpened: (what: TableSheet) => void;
  /** Closes it; a waiting table continues. */
  readonly close: () => void;
  /** Leaves an automatically opened score sheet open until it is closed, while the table continues behind it. */
  readonly keepOpen: () => void;
}

const OPENED_ITSELF: TableSheet = { name: 'score-sheet', itself: true };

/**
 * Returns what is open above the table, one thing at a time. It is the score sheet while the table waits behind it (`sheet`),
 * otherwise what was opened by hand. `release` lets the table continue.
 */
export function useOpened(sheet: number | null, release: () => void): OverTable {
  const [byHand, setOpened] = useState<TableSheet | null>(null);
  // not in the task that draws the end of the deal
  const due = useDeferredValue(sheet, null);
  const closing = (then: TableSheet | null) => () => {
    setOpened(then);
    release();
  };
  return {
    opened: due !== null && sheet !== null ? OPENED_ITSELF : byHand,
    setOpened,
    close: closing(null),
    keepOpen: closing({ name: 'score-sheet' }),
  };
}
