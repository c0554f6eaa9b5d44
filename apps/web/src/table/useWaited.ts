import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Content that replaces other content within this many ms counts as part of the same wait. */
const SAME_WAIT = 200;

let began = 0;
let left = -Infinity;
let shown = 0;

/**
 * Returns a ref to an element whose property `--waited` is set to the time the user has already waited, in ms. Several parts of a
 * loading page show the same sentence in turn, and it should fade in only once.
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
