import { type RefObject, useEffect, useEffectEvent } from 'react';

const DOINGS = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'focusin'] as const;

/**
 * Notices that somebody does something in the dialog around an element: presses, scrolls, or moves the focus onto something that
 * can be pressed. The focus on its title, where a dialog puts it, is nobody's doing; Escape closes it.
 */
export function useTouched(within: RefObject<HTMLElement | null>, touched: () => void): void {
  const notice = useEffectEvent(touched);
  useEffect(() => {
    const dialog = within.current?.closest('dialog');
    const heard = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') return;
      if (event.type === 'focusin' && !(event.target instanceof HTMLElement && event.target.tabIndex >= 0)) return;
      notice();
    };
    for (const doing of DOINGS) dialog?.addEventListener(doing, heard, { passive: true });
    return () => {
      for (const doing of DOINGS) dialog?.removeEventListener(doing, heard);
    };
  }, [within]);
}
