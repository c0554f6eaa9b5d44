/** The attribute of a button that can be dragged. */
export const GRABBABLE = 'data-grab';

/** The attribute of a card that is set apart within such a button and can be dragged alone. The attribute's value is the card. */
export const APART = 'data-apart';

/**
 * Returns the attribute of a button that can be dragged: `<button {...grabbable('to-lit')}>`. With `to-lit`, users drag it to any
 * place that lights up once it is pressed. With `to-hand`, they drag it into the player's own hand, which has the effect of a
 * press.
 */
export function grabbable(goes: 'to-lit' | 'to-hand'): { readonly [GRABBABLE]: string } {
  return { [GRABBABLE]: goes };
}

/** Returns the attribute of a card set apart with others, which `<ApartDrag>` drags: `<span {...grabbableCard(card)}>`. */
export function grabbableCard(card: string): { readonly [APART]: string } {
  return { [APART]: card };
}
