import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the first lit place for the chosen card into view, whenever `lit` changes: at once, and again when `room` is resized. A
 * choice may reduce its height.
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
