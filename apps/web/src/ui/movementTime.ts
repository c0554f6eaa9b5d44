/** How long what moves in `element` takes at the speed that was chosen, in ms, as its style says; 0 where nothing is to move. */
export function movementTime(element: Element | null): number {
  return element === null ? 0 : Number.parseFloat(getComputedStyle(element).transitionDuration) * 1000 || 0;
}
