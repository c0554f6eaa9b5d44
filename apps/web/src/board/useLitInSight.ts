import { type RefObject, useEffect } from 'react';

/**
 * Brings the first place into sight where the chosen card may go, whenever `lit` is another one: at once, and again as long
 * as `room` takes another size, since a choice may take some of it away.
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
