import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../../../ui/preferences.ts';

/** The actions of single-key shortcuts, by key name. With Shift held, a key name of several characters has the prefix `Shift+`. */
export type TableKeys = Readonly<Record<string, () => void>>;

/**
 * Listens for single keys, unless the user is typing or a dialog is open. Ignores letters and digits if the user has turned them
 * off.
 */
export function useTableKeys(keys: TableKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isWriting(event.target) || document.querySelector('dialog[open]') !== null) return;
    if (/^\S$/u.test(event.key) && usePreferences.getState().keys === 'off') return;
    const act = keys[nameOf(event)];
    if (act === undefined || (event.key === 'Escape' && isSlipOpen())) return;
    if (event.key === ' ' && isPressedBySpace(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function nameOf({ key, shiftKey }: KeyboardEvent): string {
  if (key.length === 1) return key.toLowerCase();
  return shiftKey ? `Shift+${key}` : key;
}

/** Returns whether an open popover on the table is the first element that Escape closes. */
function isSlipOpen(): boolean {
  return document.querySelector(':popover-open') !== null;
}

function isPressedBySpace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role=option]') !== null;
}

function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'range'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
