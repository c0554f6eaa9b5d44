/** Returns the duration of movements in `element` at the chosen speed, in ms, as its style says; 0 where nothing may move. */
export function movementTime(element: Element | null): number {
  return element === null ? 0 : Number.parseFloat(getComputedStyle(element).transitionDuration) * 1000 || 0;
}
