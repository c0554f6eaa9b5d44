import { useEffect } from 'react';
import { focusOn, type FocusPlace } from '../ui/focusPlaces.ts';

/** The places of the next action, best first. */
const NEXT: readonly FocusPlace[] = ['sheet', 'hand', 'actions', 'heading'];

/** The places for an element that is still there but disabled: only those with something to do. */
const NEXT_AFTER_OFF: readonly FocusPlace[] = ['sheet', 'hand'];

/**
 * Keeps the focus from getting lost on any page. When the focused element is removed or disabled, the focus moves to the place of
 * the next action. A player who has cleared the focus, by a press on the background, or who is typing, is left alone. Call it once,
 * at the root of the app.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let last: Element | null = null;
    // Where it was moved while there was nothing better, and nobody has pressed anything since.
    let fallback: Element | null = null;
    const moveOn = () => {
      NEXT.some(focusOn);
      fallback = document.activeElement;
    };
    const pressed = () => {
      fallback = null;
    };
    const focused = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    // A browser may fire this for an element that is being removed, before it is gone.
    const left = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) queueMicrotask(() => forget(target));
    };
    const forget = (target: EventTarget | null) => {
      if (last === target && last?.isConnected === true && isNowhere()) last = null;
    };
    const look = (changes: readonly MutationRecord[]) => {
      if (isNowhere()) {
        if (last !== null && !last.isConnected) moveOn();
      } else if (document.activeElement === fallback) moveOn();
      else if (changes.some(switchedOff)) NEXT_AFTER_OFF.some(focusOn);
    };
    // In the frame that shows the change. Finding the next place needs the layout, and asking earlier would lay the page out twice.
    let changed: readonly MutationRecord[] = [];
    const lookSoon = (more: readonly MutationRecord[]) => {
      if (changed.length === 0) requestAnimationFrame(lookNow);
      changed = [...changed, ...more];
    };
    const lookNow = () => {
      const seen = changed;
      changed = [];
      look(seen);
    };
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, {
      subtree: true, childList: true, attributes: true, attributeFilter: ['aria-disabled'], attributeOldValue: true,
    });
    document.addEventListener('focusin', focused);
    document.addEventListener('keydown', pressed, { capture: true });
    document.addEventListener('pointerdown', pressed, { capture: true });
    document.addEventListener('focusout', left);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', focused);
      document.removeEventListener('keydown', pressed, { capture: true });
      document.removeEventListener('pointerdown', pressed, { capture: true });
      document.removeEventListener('focusout', left);
    };
  }, []);
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether the focused button has just been disabled. */
function switchedOff({ type, target, oldValue }: MutationRecord): boolean {
  if (type !== 'attributes' || oldValue === 'true' || target !== document.activeElement) return false;
  return target instanceof HTMLButtonElement && target.getAttribute('aria-disabled') === 'true';
}
