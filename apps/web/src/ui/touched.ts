/**
 * Returns whether the page has had a user gesture: before one, browsers block sound and vibration. Where a browser does not report
 * it, true.
 */
export function isTouched(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}
