import { type RefCallback, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** The size of an element, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const listeners = new WeakMap<Element, (size: DOMRectReadOnly) => void>();
let observer: ResizeObserver | undefined;

/** Returns the only observer of the whole page. A table may have a hundred cards that choose their layout by their width. */
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

/**
 * Returns a ref for an element, and the element's width in px, known before the first paint. If the width can be predicted, pass it
 * as `expected`, so that it is not measured. Without `expected`, the width is 0 until the element is measured.
 */
export function useWidth(expected = 0): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(expected);
  const isAsked = expected === 0;
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      if (isAsked) setWidth(element.offsetWidth);
      return watchSize(element, (size) => setWidth(size.width));
    },
    [isAsked],
  );
  return [measure, width];
}

/**
 * Returns a ref for an element, and the element's size in px, known before the first paint. The size is 0 by 0 until the element is
 * measured.
 */
export function useSize(): readonly [RefCallback<HTMLElement>, Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const keep = ({ width, height }: Size): void =>
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    keep({ width: element.offsetWidth, height: element.offsetHeight });
    return watchSize(element, keep);
  }, []);
  return [measure, size];
}

/**
 * Returns a ref for an element and whether the element is at least `least` px wide. The answer is known before the first paint. It
 * needs no measurement, which would force a layout for each of a hundred cards.
 */
export function useIsWide(least: number): readonly [RefCallback<HTMLElement>, boolean] {
  const [wide, setWide] = useState(false);
  const measure = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : watchSize(element, ({ width }) => setWide(width >= least))),
    [least],
  );
  return [measure, wide];
}
