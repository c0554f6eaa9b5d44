/**
 * Whether the page has had a user gesture: before one, browsers block sound and vibration. Where a browser does not say, it is
 * tried.
 */
export function isTouched(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}
