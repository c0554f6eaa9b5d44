import { useEffect, useEffectEvent } from 'react';

/** What single keys do, by key. */
export type TableKeys = Readonly<Record<string, () => void>>;

/** Listens for single keys, while nobody is writing and no dialog is open. */
export function useTableKeys(keys: TableKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isWriting(event.target) || document.querySelector('dialog[open]') !== null) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act === undefined || (event.key === 'Escape' && isSlipOpen())) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Whether a slip lies on the table that Escape puts away first. */
function isSlipOpen(): boolean {
  return document.querySelector(':popover-open') !== null;
}

function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
