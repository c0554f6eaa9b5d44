import { type RefObject, useLayoutEffect } from 'react';

/** Expands everything collapsed within an element while `is` is true, for example in print, and restores it afterwards. */
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
