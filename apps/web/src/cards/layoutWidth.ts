/** From this width, in px, pips and court figures can be made out; below it the index is the card. */
export const FULL_LAYOUT_WIDTH = 86;
