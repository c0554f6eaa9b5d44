/**
 * Returns the duration of animations in `element` at the chosen speed, in ms, according to the element's style; 0 if animation is
 * off.
 */
export function movementTime(element: Element | null): number {
  return element === null ? 0 : Number.parseFloat(getComputedStyle(element).transitionDuration) * 1000 || 0;
}
