/**
 * Returns whether the page has had a user gesture, before which browsers block sound and vibration. Returns true if the browser
 * does not report gestures.
 */
export function isTouched(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}
