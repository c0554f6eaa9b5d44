/** How a whole card of a hand is drawn, in units of which it is 200 wide and 280 high. */
export interface WholeLayout {
  /** The size of the rank, its middle and its base line. */
  readonly rank: { readonly size: number; readonly x: number; readonly y: number };
  /** The suit below it. */
  readonly suit: { readonly x: number; readonly y: number; readonly width: number };
  /** What moves the picture of a full card beside them. */
  readonly picture: string;
}

/** A rank in its corner: how it is printed, and how large it is at least, in px. */
export interface WholeIndex {
  readonly rank: string;
  readonly least: number;
}

/* In units: the edges of a card, and how wide ranks of one and two figures are by their size. */
const EDGE = 7;
const [WIDTH, HEIGHT] = [200, 280];
const ONE_FIGURE = 0.62;
const TWO_FIGURES = 0.865;
/* How large a rank is on a large card, in units; more on a smaller one, where that is less than it may be in px. */
const INDEX = 72;

/**
 * Lays out a card that is so many px wide: its index, which is never smaller on a wider one, and the picture, which lies between
 * `left` and `right` on a full card, in the room beside it.
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
