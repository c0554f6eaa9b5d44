/** The layout of a whole card in a hand, in units. The card is 200 units wide and 280 high. */
export interface WholeLayout {
  /** The size of the rank, its centre and its baseline. */
  readonly rank: { readonly size: number; readonly x: number; readonly y: number };
  /** The position and width of the suit below the rank. */
  readonly suit: { readonly x: number; readonly y: number; readonly width: number };
  /** The transform of the full card's picture, beside rank and suit. */
  readonly picture: string;
}

/** A rank in its corner: its text and the minimum size in px. */
export interface WholeIndex {
  readonly rank: string;
  readonly least: number;
}

/* In units: the edges of a card, and the width of ranks of one and two characters, relative to their size. */
const EDGE = 7;
const [WIDTH, HEIGHT] = [200, 280];
const ONE_FIGURE = 0.62;
const TWO_FIGURES = 0.865;
/* The size of a rank on a large card, in units. On a smaller card the rank has more units, to keep its least size in px. */
const INDEX = 72;

/**
 * Returns the layout of a card `width` px wide. The index never becomes smaller on a wider card. The picture, between `left` and
 * `right` on a full card, fits into the room beside the index.
 */
export function wholeLayout(width: number, { rank, least }: WholeIndex, left: number, right: number): WholeLayout {
  const units = Math.max(INDEX, (least * WIDTH) / width);
  const wide = units * (rank.length > 1 ? TWO_FIGURES : ONE_FIGURE);
  const [base, suit] = [EDGE + units * 0.8, units * 0.58];
  const scale = Math.min(1, (WIDTH - 2 * EDGE - wide) / (right - left));
  const [x, y] = [WIDTH - EDGE / 2 - right * scale, (HEIGHT * (1 - scale)) / 2];
  return {
    rank: { size: units, x: EDGE + wide / 2, y: base },
    suit: { x: EDGE, y: base + units * 0.1, width: suit },
    picture: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`,
  };
}
