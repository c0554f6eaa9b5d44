import { type RefCallback, useCallback, useState } from 'react';

const listeners = new WeakMap<Element, (width: number) => void>();
let observer: ResizeObserver | undefined;

/**
 * One observer for the whole page: a table may hold a hundred cards that choose their layout by their
 * width.
 */
function sharedObserver(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    for (const entry of entries) listeners.get(entry.target)?.(entry.contentRect.width);
  });
  return observer;
}

function watchWidth(element: Element, listener: (width: number) => void): () => void {
  listeners.set(element, listener);
  sharedObserver().observe(element);
  return () => {
    listeners.delete(element);
    sharedObserver().unobserve(element);
  };
}

/** A ref to put on an element, and that element's width in px: known before the first paint, 0 until then. */
export function useWidth(): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    setWidth(element.offsetWidth);
    return watchWidth(element, setWidth);
  }, []);
  return [measure, width];
}
