/** From this width, in px, pips and court figures can be made out; below it the index is the card. */
export const FULL_LAYOUT_WIDTH = 86;

/** Only windows wider than this, in px, have room for cards so wide. */
export const FULL_IN_WINDOWS_FROM = 600;

/** From this width, in px, a card of a hand is whole: beside an index that is as large as it was, pips or a figure. */
export const WHOLE_FROM = 70;
