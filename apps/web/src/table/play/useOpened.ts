import { useDeferredValue, useState } from 'react';
import type { Paper } from './Papers.tsx';

/** The sheet that is open above the table. `itself` is true for a score sheet that opened by itself, while the table waits. */
type TableSheet =
  | { readonly name: 'score-sheet'; readonly itself?: true }
  | { readonly name: 'last-trick' | 'keys' }
  | { readonly name: 'papers'; readonly top: Paper };

/** The sheet that is open above the table, with the functions that open and close one. */
export interface OverTable {
  readonly opened: TableSheet | null;
  readonly setOpened: (what: TableSheet) => void;
  /** Closes the sheet; a waiting table continues. */
  readonly close: () => void;
  /** Leaves an automatically opened score sheet open until the viewer closes it, while the table continues. */
  readonly keepOpen: () => void;
}

const OPENED_ITSELF: TableSheet = { name: 'score-sheet', itself: true };

/**
 * Returns the sheet above the table; at most one sheet is open at a time. `sheet` is not null while the table waits for a player to
 * read a score sheet, which is then the open sheet. At any other time, the sheet is the sheet that the user opened. `release` lets
 * the table continue.
 */
export function useOpened(sheet: number | null, release: () => void): OverTable {
  const [byHand, setOpened] = useState<TableSheet | null>(null);
  // does not open the sheet in the task that draws the end of the deal
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
