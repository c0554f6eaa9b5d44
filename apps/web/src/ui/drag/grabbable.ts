/** The attribute of a button that can be dragged. */
export const GRABBABLE = 'data-grab';

/** What names a card that is set apart within such a button, and can be dragged alone. */
export const APART = 'data-apart';

/**
 * Returns the attribute of a button that can be dragged, `<button {...grabbable('to-lit')}>`. It is dragged to what lights up once
 * it is pressed. Or it is dragged into the player's own hand, with the same effect as a press.
 */
export function grabbable(goes: 'to-lit' | 'to-hand'): { readonly [GRABBABLE]: string } {
  return { [GRABBABLE]: goes };
}

/** What marks a card that is set apart with others, and that `<ApartDrag>` drags: `<span {...grabbableCard(card)}>`. */
export function grabbableCard(card: string): { readonly [APART]: string } {
  return { [APART]: card };
}
