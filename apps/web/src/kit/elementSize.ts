import { type RefCallback, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

type Side = 'width' | 'height';

const listeners = new WeakMap<Element, (size: DOMRectReadOnly) => void>();
let observer: ResizeObserver | undefined;

/**
 * One observer for the whole page: a table may hold a hundred cards that choose their layout by their
 * width.
 */
function sharedObserver(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    // before they are painted
    flushSync(() => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.contentRect);
    });
  });
  return observer;
}

function watchSize(element: Element, listener: (size: DOMRectReadOnly) => void): () => void {
  listeners.set(element, listener);
  sharedObserver().observe(element);
  return () => {
    listeners.delete(element);
    sharedObserver().unobserve(element);
  };
}

function useSide(side: Side): readonly [RefCallback<HTMLElement>, number] {
  const [length, setLength] = useState(0);
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      setLength(side === 'width' ? element.offsetWidth : element.offsetHeight);
      return watchSize(element, (size) => setLength(size[side]));
    },
    [side],
  );
  return [measure, length];
}

/** A ref to put on an element, and that element's width in px: known before the first paint, 0 until then. */
export function useWidth(): readonly [RefCallback<HTMLElement>, number] {
  return useSide('width');
}

/** The same for its height. An element has one such ref at most. */
export function useHeight(): readonly [RefCallback<HTMLElement>, number] {
  return useSide('height');
}

/**
 * A ref to put on an element, and whether it is so many px wide: known before it is painted, without a look at it that
 * would lay out the page once more for each of a hundred cards.
 */
export function useIsWide(least: number): readonly [RefCallback<HTMLElement>, boolean] {
  const [wide, setWide] = useState(false);
  const measure = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : watchSize(element, ({ width }) => setWide(width >= least))),
    [least],
  );
  return [measure, wide];
}
