/** From this width, in px, pips and figures are legible; below it a card is only an index. */
export const FULL_LAYOUT_WIDTH = 86;

/** Only windows wider than this, in px, have room for cards with pips and figures. */
export const FULL_IN_WINDOWS_FROM = 600;

/** From this width, in px, a card of a hand is whole: pips or a figure beside an index of the usual size. */
export const WHOLE_FROM = 70;
