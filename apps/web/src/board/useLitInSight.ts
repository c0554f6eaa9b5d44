import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the first highlighted place for the chosen card into view. This happens when `lit` changes, and when the parent element
 * of `room` is resized, because a choice may reduce the parent's height.
 */
export function useLitInSight(room: RefObject<HTMLElement | null>, lit: string | undefined): void {
  useEffect(() => {
    const around = room.current?.parentElement;
    if (lit === undefined || !around) return;
    const observer = new ResizeObserver(() => {
      around.querySelector('.meld-target')?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(around);
    return () => observer.disconnect();
  }, [room, lit]);
}
