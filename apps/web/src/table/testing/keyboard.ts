import { fireEvent } from '@testing-library/react';

/** A key with its modifiers. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
}

/**
 * Presses a key on the focused element. If no listener handles the key, it acts as in a browser: Tab moves on, Enter and Space
 * press, the arrow keys move between radio buttons. Escape asks an open sheet to close.
 */
export function pressKey(press: KeyPress | string): void {
  const { key, ...held } = typeof press === 'string' ? { key: press } : press;
  const target = document.activeElement ?? document.body;
  const sheet = topSheet();
  const untaken = fireEvent.keyDown(target, { key, ...held });
  if (untaken) actAsBrowser(target, { key, ...held }, sheet);
  fireEvent.keyUp(document.activeElement ?? document.body, { key, ...held });
}

/**
 * Returns the tab stops in order, one for each group of radio buttons. If a sheet is open, returns only those within the topmost
 * sheet.
 */
export function stops(): readonly HTMLElement[] {
  const found = stopsIn(topSheet() ?? document.body);
  const radios = new Map<string, HTMLInputElement>();
  for (const each of found) if (isRadio(each) && (each.checked || !radios.has(each.name))) radios.set(each.name, each);
  return found.filter((each) => !isRadio(each) || radios.get(each.name) === each);
}

/** Returns the topmost sheet, or null if none is open. */
export function topSheet(): Element | null {
  return [...document.getElementsByTagName('dialog')].findLast(({ open }) => open) ?? null;
}

/** Returns the tab stops within an element. It does not search the drawings of cards, which would take long in a simulated page. */
function stopsIn(element: Element): readonly HTMLElement[] {
  return [...element.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || child.hidden || isPutAway(child)) return [];
    const folded = child instanceof HTMLDetailsElement && !child.open;
    const within = folded ? [...child.getElementsByTagName('summary')].slice(0, 1) : stopsIn(child);
    return isStop(child) ? [child, ...within] : [...within];
  });
}

function actAsBrowser(target: Element, { key, shiftKey }: KeyPress, sheet: Element | null): void {
  switch (key) {
    case 'Tab':
      goOn(target, shiftKey === true ? -1 : 1);
      return;
    case 'Escape':
      if (sheet !== null) fireEvent(sheet, new Event('cancel', { cancelable: true }));
      return;
    case 'Enter':
    case ' ':
      if (target instanceof HTMLElement && isPressedBy(target, key)) target.click();
      return;
    case 'ArrowDown':
    case 'ArrowRight':
      return goToRadio(target, 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return goToRadio(target, -1);
  }
}

function goOn(from: Element, by: 1 | -1): void {
  const all = stops();
  const at = all.findIndex((each) => each === from);
  // from an element that is no stop itself, on to the next stop
  const next = at >= 0 ? at + by : all.findIndex((each) => follows(each, from)) - (by === 1 ? 0 : 1);
  all[(next + all.length) % all.length]?.focus();
}

function follows(element: Element, other: Element): boolean {
  return (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function goToRadio(from: Element, by: 1 | -1): void {
  if (!isRadio(from)) return;
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(({ name }) => name === from.name);
  const next = group[(group.indexOf(from) + by + group.length) % group.length];
  next?.focus();
  next?.click();
}

function isPressedBy(element: HTMLElement, key: 'Enter' | ' '): boolean {
  if (element instanceof HTMLInputElement) return key === ' ' && /^(radio|checkbox)$/.test(element.type);
  return element.matches('button, summary') || (key === 'Enter' && element.matches('a[href]'));
}

function isRadio(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio';
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && (element.hasAttribute('tabindex') || OF_THEMSELVES.has(element.localName));
}

/** The elements that are focusable by default. */
const OF_THEMSELVES: ReadonlySet<string> = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary']);

/** Returns whether an element is a hidden popover. */
function isPutAway(element: HTMLElement): boolean {
  return element.hasAttribute('popover') && element.dataset['shown'] === undefined;
}
