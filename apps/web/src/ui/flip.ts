import { useCallback, useRef } from 'react';
import { SETTLE } from './easing.ts';

/** Something that lies elsewhere now, and how far from there it lay, in px from middle to middle. */
export interface Moved {
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  /** How many times as large it was there; as large as it is if left out. */
  readonly scale?: number;
}

/** Has all that `find` answers glide, which takes `duration` ms. `find` is not asked where it takes no time. */
export type Flip = (duration: number, find: () => readonly Moved[]) => void;

/** Nearer than this, in px, is where it lay. */
const SLACK = 1;

/**
 * The way to have things glide: they are laid out where they lie now at once, and are seen to go there from where they lay, by
 * their transform alone, so that nothing is laid out on the way. What still glides from the time before is let go first.
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
