/** The attribute of a button that can be dragged. */
export const GRABBABLE = 'data-grab';

/** The attribute of a card that is set apart within such a button, and can be dragged alone. Its value is the card. */
export const APART = 'data-apart';

/**
 * Returns the attribute of a button that can be dragged, `<button {...grabbable('to-lit')}>`. It is dragged to whatever lights up
 * once it is pressed; or into the player's own hand, which has the effect of a press.
 */
export function grabbable(goes: 'to-lit' | 'to-hand'): { readonly [GRABBABLE]: string } {
  return { [GRABBABLE]: goes };
}

/**
 * Returns the attribute of a card that is set apart with others, and that `<ApartDrag>` drags: `<span {...grabbableCard(card)}>`.
 */
export function grabbableCard(card: string): { readonly [APART]: string } {
  return { [APART]: card };
}
