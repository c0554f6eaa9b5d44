import { type RefObject, useEffect, useEffectEvent } from 'react';

const DOINGS = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'focusin'] as const;

/**
 * Calls `touched` when the user interacts with the dialog around an element or, without a dialog, with the page. A press, a scroll,
 * or focus on a control counts. Automatic focus on a title does not count, and neither does Escape, which closes a dialog.
 */
export function useTouched(within: RefObject<HTMLElement | null>, touched: () => void): void {
  const notice = useEffectEvent(touched);
  useEffect(() => {
    const place = within.current?.closest('dialog') ?? document.body;
    const heard = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') return;
      if (event.type === 'focusin' && !canBePressed(event.target)) return;
      notice();
    };
    const { activeElement } = document;
    if (place.contains(activeElement) && canBePressed(activeElement)) notice();
    for (const doing of DOINGS) place.addEventListener(doing, heard, { passive: true });
    return () => {
      for (const doing of DOINGS) place.removeEventListener(doing, heard);
    };
  }, [within]);
}

function canBePressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.tabIndex >= 0;
}
