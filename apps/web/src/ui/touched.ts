/**
 * Whether somebody has pressed something on this page: before, browsers let it neither sound nor tap. Not every browser says so;
 * one that does not is asked by trying.
 */
export function isTouched(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}
