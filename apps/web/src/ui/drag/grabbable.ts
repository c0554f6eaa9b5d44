/** The attribute of a button that can be dragged. */
export const GRABBABLE = 'data-grab';

/**
 * Returns the attribute of a button that can be dragged, `<button {...grabbable('to-lit')}>`. It is dragged to what lights up once
 * it is pressed. Or it is dragged into the player's own hand, with the same effect as a press.
 */
export function grabbable(goes: 'to-lit' | 'to-hand'): { readonly [GRABBABLE]: string } {
  return { [GRABBABLE]: goes };
}
