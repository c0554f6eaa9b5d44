import { type RefObject, useLayoutEffect } from 'react';

/** Expands all collapsed parts of an element while `is` is true, for example when printing. Collapses them again afterwards. */
export function useUnfolded(within: RefObject<HTMLElement | null>, is: boolean): void {
  useLayoutEffect(() => {
    if (!is || within.current === null) return;
    const folded = [...within.current.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const part of folded) part.open = true;
    return () => {
      for (const part of folded) part.open = false;
    };
  }, [within, is]);
}
