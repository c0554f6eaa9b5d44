import { useEffect } from 'react';
import { focusOn, type FocusPlace } from '../ui/focusPlaces.ts';

/** The places of the next action, best first. */
const NEXT: readonly FocusPlace[] = ['sheet', 'hand', 'actions', 'heading'];

/** The places after an element has been disabled: only those with an action. */
const NEXT_AFTER_OFF: readonly FocusPlace[] = ['sheet', 'hand'];

/**
 * Keeps the focus from getting lost on any page. When the focused element is removed or disabled, the focus moves to the place of
 * the next action. The hook does nothing for a player who is typing, or who has cleared the focus by pressing the background. Call
 * this once, at the root of the app.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let last: Element | null = null;
    // The place where the focus was moved for lack of a better one, if nobody has pressed anything since.
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
    // A browser may fire this event for an element that is about to be removed.
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
    // Runs in the frame that shows the change. Finding the next place needs the layout, and an earlier search would lay out the
    // page twice.
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

/** Returns whether the focused button has just been disabled. */
function switchedOff({ type, target, oldValue }: MutationRecord): boolean {
  if (type !== 'attributes' || oldValue === 'true' || target !== document.activeElement) return false;
  return target instanceof HTMLButtonElement && target.getAttribute('aria-disabled') === 'true';
}
