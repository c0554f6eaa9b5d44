import { useCallback, useRef } from 'react';
import { SETTLE } from './easing.ts';

/** An element that has moved, and the offset of its old place from its new one, in px from centre to centre. */
export interface Moved {
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  /** The old size as a multiple of the new one; the same size if omitted. */
  readonly scale?: number;
}

/** Animates all elements that `find` returns to their new places (FLIP), in `duration` ms. If that is 0, does not call `find`. */
export type Flip = (duration: number, find: () => readonly Moved[]) => void;

/** An element within this distance, in px, has not moved. */
const SLACK = 1;

/**
 * Returns the function that makes elements glide (FLIP). Elements have their new layout at once. The glide animates only their
 * transform, so that no frame needs a layout. Earlier glides end first.
 */
export function useFlip(): Flip {
  const running = useRef<readonly Animation[]>([]);
  return useCallback((duration, find) => {
    for (const animation of running.current) animation.cancel();
    running.current = [];
    if (duration > 0) running.current = find().filter(hasMoved).map((moved) => begin(moved, duration));
  }, []);
}

function hasMoved({ x, y, scale = 1 }: Moved): boolean {
  return Math.abs(x) + Math.abs(y) >= SLACK || scale !== 1;
}

function begin({ element, x, y, scale = 1 }: Moved, duration: number): Animation {
  const lay = `translate(${x}px, ${y}px)${scale === 1 ? '' : ` scale(${scale})`}`;
  return element.animate({ transform: [lay, 'none'] }, { duration, easing: SETTLE });
}
