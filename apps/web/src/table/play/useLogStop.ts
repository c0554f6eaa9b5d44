import { type RefObject, useEffect, useState } from 'react';
import type { LogLine } from '../../session/gameSession.ts';

/**
 * Makes a log a single tab stop. The arrow keys, Home and End move between lines, and Enter opens a line's rule. Returns the key of
 * the line where Tab stops: the focused line, or the latest if none has the focus. Returns null for an empty log.
 */
export function useLogStop(list: RefObject<HTMLElement | null>, log: readonly LogLine[]): number | null {
  const [active, setActive] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const focused = ({ target }: FocusEvent) => setActive(Number(lineOf(target)?.dataset['line']));
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setActive(null);
    };
    element.addEventListener('keydown', readOn);
    element.addEventListener('focusin', focused);
    element.addEventListener('focusout', left);
    return () => {
      element.removeEventListener('keydown', readOn);
      element.removeEventListener('focusin', focused);
      element.removeEventListener('focusout', left);
    };
  }, [list]);
  return log.some(({ key }) => key === active) ? active : (log.at(-1)?.key ?? null);
}

function readOn(event: KeyboardEvent): void {
  const line = lineOf(event.target);
  if (line === null || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Enter' && event.target === line) return line.querySelector('a')?.click();
  const to = lineAt(event.key, line);
  if (to === undefined) return;
  event.preventDefault();
  if (to instanceof HTMLElement) to.focus();
}

/** Returns the line that a key moves to, null if there is none, or undefined if the key does not move. */
function lineAt(key: string, line: Element): Element | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return line.nextElementSibling;
    case 'ArrowUp':
      return line.previousElementSibling;
    case 'Home':
      return line.parentElement?.firstElementChild ?? null;
    case 'End':
      return line.parentElement?.lastElementChild ?? null;
    default:
      return undefined;
  }
}

function lineOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest('li') : null;
}
