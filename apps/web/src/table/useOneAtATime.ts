import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** The state of notices shown one at a time: how many are hidden and the function that shows the next one. */
export interface OneAtATime {
  readonly more: number;
  readonly next: () => void;
}

/**
 * Shows one banner of `stack` at a time and marks the others with `data-behind`. The first banner is visible until the user
 * requests another one. A new banner that must be announced appears at once, because nobody could read it behind the others.
 * Returns the number of hidden banners and the function that shows the next one.
 */
export function useOneAtATime(stack: RefObject<HTMLElement | null>): OneAtATime {
  const [bands, setBands] = useState<readonly Element[]>([]);
  const [front, setFront] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const around = stack.current;
    if (around === null) return;
    let before: readonly Element[] = [];
    const look = () => {
      const now = [...around.children].filter((child) => child.classList.contains('band'));
      const come = now.findLast((band) => band.role === 'status' && before.length > 0 && !before.includes(band));
      before = now;
      setBands(now);
      if (come !== undefined) setFront(come);
    };
    const changes = new MutationObserver(look);
    look();
    changes.observe(around, { childList: true });
    return () => changes.disconnect();
  }, [stack]);
  const at = Math.max(0, front === null ? 0 : bands.indexOf(front));
  useLayoutEffect(() => {
    bands.forEach((band, k) => band.toggleAttribute('data-behind', k !== at));
  }, [bands, at]);
  const next = useCallback(() => setFront(bands[(at + 1) % bands.length] ?? null), [bands, at]);
  return { more: Math.max(0, bands.length - 1), next };
}
