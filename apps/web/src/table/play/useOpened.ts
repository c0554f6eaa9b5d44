import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Paper } from './Papers.tsx';

/** What lies open over the table. */
type TableSheet =
  | { readonly name: 'score-sheet' | 'last-trick' | 'keys' }
  | { readonly name: 'papers'; readonly top: Paper };

/** What lies open over the table, and the ways to open and close. */
export interface OverTable {
  readonly opened: TableSheet | null;
  readonly setOpened: (what: TableSheet) => void;
  /** Closes it; the table, which may have waited, goes on. */
  readonly close: () => void;
}

/**
 * One thing at a time lies open over the table. The score sheet opens by itself each time `sheetsDue` grows; what was due
 * before one came is not opened. `release` lets the table go on that waits for it.
 */
export function useOpened(sheetsDue: number, release: () => void): OverTable {
  const [opened, setOpened] = useState<TableSheet | null>(null);
  const known = useRef(sheetsDue);
  const due = useEffectEvent((sheets: number) => {
    // not in the task in which the end of the deal is drawn
    if (sheets > known.current) startTransition(() => setOpened({ name: 'score-sheet' }));
    known.current = sheets;
  });
  useEffect(() => due(sheetsDue), [sheetsDue]);
  return {
    opened,
    setOpened,
    close: () => {
      setOpened(null);
      release();
    },
  };
}
