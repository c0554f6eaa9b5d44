/** What names a button that can be dragged. */
export const GRABBABLE = 'data-grab';

/**
 * What marks a button that can be dragged, `<button {...grabbable('to-lit')}>`: to what is lit once it has been pressed, or into
 * one's own hand, where it does what it does when it is pressed.
 */
export function grabbable(goes: 'to-lit' | 'to-hand'): { readonly [GRABBABLE]: string } {
  return { [GRABBABLE]: goes };
}
