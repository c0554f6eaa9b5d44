import { createContext, use } from 'react';
import type { Size } from '../../ui/elementSize.ts';

/** The context for the table's size, in px. */
export const TableSize = createContext<Size>({ width: 0, height: Number.POSITIVE_INFINITY });

/* As in frame.css, in px: a narrower table has nothing side by side. */
const SIDE_BY_SIDE = 500;

/** Returns the width of a row of the table, in px, where every row has the full width; 0 if it must be measured. */
function useRowWidth(): number {
  const { width } = use(TableSize);
  return width < SIDE_BY_SIDE ? width : 0;
}

/* A row of cards takes up to this fraction of the table's height. It may always have this many px, fewer in a tiny table. */
const SHARE = 0.22;
const ALWAYS = 111;
const ALWAYS_IF_TINY = 70;
const TINY = 240;

/* As in hand.css: the space to the left and right of the cards, in px. */
const EDGES = 16;

/** The space for a row of the player's own cards, in px. */
interface HandRoom {
  readonly tallest: number;
  /** The width of the row if the hand is alone in it; 0 if the width must be measured. */
  readonly expectedWidth: number;
  readonly window: number;
}

/** Returns the space for a row of the player's own cards: its maximum height, its width, and the window's width, in px. */
export function useHandRoom(lies: 'alone' | 'shared'): HandRoom {
  const { height } = use(TableSize);
  const row = useRowWidth();
  const always = height < TINY ? ALWAYS_IF_TINY : ALWAYS;
  const expectedWidth = lies === 'alone' ? Math.max(0, row - EDGES) : 0;
  // the table's size changes whenever the window's does
  return { tallest: Math.max(always, SHARE * height), expectedWidth, window: innerWidth };
}
