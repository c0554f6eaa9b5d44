/** What names whatever is pressed with what is held when that is dropped on it: `fits`, or `refuses`, and it says why. */
export const PRESSED_BY_DROP = 'data-drop';

/** What marks a button that takes what is dropped on it as it takes what has been chosen: `<button {...takesDrops('fits')}>`. */
export function takesDrops(how: 'fits' | 'refuses'): { readonly [PRESSED_BY_DROP]: string } {
  return { [PRESSED_BY_DROP]: how };
}
