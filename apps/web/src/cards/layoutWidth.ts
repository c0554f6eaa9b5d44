/** The minimum width of a card, in px, at which pips and figures are legible. A narrower card shows only its index. */
export const FULL_LAYOUT_WIDTH = 86;

/** The window width, in px, above which there is room for cards with pips and figures. */
export const FULL_IN_WINDOWS_FROM = 600;

/** The minimum width, in px, of a whole card in a hand: pips or a figure beside an index of the standard size. */
export const WHOLE_FROM = 70;
