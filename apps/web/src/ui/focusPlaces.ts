/** A place that can receive the focus. */
export type FocusPlace = 'sheet' | 'hand' | 'actions' | 'log' | 'heading';

/** The selectors of a place, best first. */
const FOUND_BY: Readonly<Record<FocusPlace, readonly string[]>> = {
  sheet: ['.dialog-head h2'],
  hand: ['[role=listbox] [role=option][tabindex="0"]'],
  actions: ['.action-bar button:not([aria-disabled=true])', '.action-bar button', '.replay-steps button'],
  log: ['.log-list > [tabindex="0"]', '.log-empty'],
  heading: ['main h1, main h2', 'h1'],
};

/**
 * Moves the focus to a place and returns whether that was possible. While a sheet is open, places outside it are out of reach. A
 * heading can have the focus although it is not a tab stop.
 */
export function focusOn(place: FocusPlace): boolean {
  const within = sheetOnTop() ?? document.body;
  return FOUND_BY[place].some((css) => [...within.querySelectorAll<HTMLElement>(css)].some(takesFocus));
}

/** Returns the topmost open sheet, or null if none is open. */
function sheetOnTop(): Element | null {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
}

function takesFocus(element: HTMLElement): boolean {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus();
  return document.activeElement === element;
}
