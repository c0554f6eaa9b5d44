import { useDeferredValue, useState } from 'react';
import type { Paper } from './Papers.tsx';

/** What lies open over the table. `itself`: a score sheet that opened by itself, behind which the table waits. */
type TableSheet =
  | { readonly name: 'score-sheet'; readonly itself?: true }
  | { readonly name: 'last-trick' | 'keys' }
  | { readonly name: 'papers'; readonly top: Paper };

/** What lies open over the table, and the ways to open and close. */
export interface OverTable {
  readonly opened: TableSheet | null;
  readonly setOpened: (what: TableSheet) => void;
  /** Closes it; the table, which may have waited, goes on. */
  readonly close: () => void;
  /** Has a score sheet that opened by itself stay open until it is closed, while the table goes on behind it. */
  readonly keepOpen: () => void;
}

const OPENED_ITSELF: TableSheet = { name: 'score-sheet', itself: true };

/**
 * One thing at a time lies open over the table: the score sheet for as long as the table waits behind it (`sheet`), or else what
 * was opened by hand. `release` lets the table go on.
 */
export function useOpened(sheet: number | null, release: () => void): OverTable {
  const [byHand, setOpened] = useState<TableSheet | null>(null);
  // not in the task in which the end of the deal is drawn
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
