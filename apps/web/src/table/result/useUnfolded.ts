import { type RefObject, useLayoutEffect } from 'react';

/** Opens whatever is folded up within an element as long as it `is` to be, on paper say; afterwards it is as it was. */
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
