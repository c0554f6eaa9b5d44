import { createContext, use } from 'react';
import type { Size } from '../../ui/elementSize.ts';

/** How large the table is. */
export const TableSize = createContext<Size>({ width: 0, height: Number.POSITIVE_INFINITY });

/* As in frame.css, in px: nothing lies beside anything on a table that is narrower. */
const SIDE_BY_SIDE = 500;

/** How wide a row of the table is, in px, where each has all of its width; 0 where that has to be asked. */
function useRowWidth(): number {
  const { width } = use(TableSize);
  return width < SIDE_BY_SIDE ? width : 0;
}

/* One row of cards takes this much of the table's height at most, and may always have so many px; fewer where it is tiny. */
const SHARE = 0.22;
const ALWAYS = 111;
const ALWAYS_IF_TINY = 70;
const TINY = 240;

/* As in hand.css: to the left and the right of the cards, in px. */
const EDGES = 16;

/** What a row of one's own cards must keep to, in px. */
interface HandRoom {
  readonly tallest: number;
  /** How wide it will be where it lies alone; 0 where that has to be asked. */
  readonly expectedWidth: number;
  readonly window: number;
}

/** How high a row of one's own cards may be, how wide it will be, and how wide the window is around the table. */
export function useHandRoom(lies: 'alone' | 'shared'): HandRoom {
  const { height } = use(TableSize);
  const row = useRowWidth();
  const always = height < TINY ? ALWAYS_IF_TINY : ALWAYS;
  const expectedWidth = lies === 'alone' ? Math.max(0, row - EDGES) : 0;
  // a table takes another size whenever its window does
  return { tallest: Math.max(always, SHARE * height), expectedWidth, window: innerWidth };
}
