import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What comes in the place of another within so many ms is the same wait to anyone who looks on. */
const SAME_WAIT = 200;

let began = 0;
let left = -Infinity;
let shown = 0;

/**
 * Gives an element `--waited`, for how long one has been waiting already in ms: several parts of a page say so one after the
 * other while it is loaded, and a sentence that fades in should do it once.
 */
export function useWaited<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useLayoutEffect(() => {
    const now = performance.now();
    if (shown === 0 && now - left > SAME_WAIT) began = now;
    shown += 1;
    element.current?.style.setProperty('--waited', `${Math.round(now - began)}ms`);
    return () => {
      shown -= 1;
      left = performance.now();
    };
  }, []);
  return element;
}
