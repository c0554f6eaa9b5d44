import type { SpanishRank, SpanishSuit } from '@chinwag/rules';

/** The number and suit of a Spanish card, without its pack. */
export interface SpanishFaceProps {
  readonly number: SpanishRank;
  readonly suit: SpanishSuit;
}

/** The colour of the number, by suit. */
export const NUMERAL_INK: Readonly<Record<SpanishSuit, string>> = {
  O: '#7A4A08',
  C: '#8E231D',
  E: '#1F4470',
  B: '#2A5227',
};

/** The pinta: the number of gaps in the frame at the top and at the foot. */
const FRAME_GAPS: Record<SpanishSuit, number> = { O: 0, C: 1, E: 2, B: 3 };

/** The frame's edges on the card, and the width of each gap, in units. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly gap: number;
  /** Half the line's width, by which the sides extend beyond the corners. */
  readonly overrun: number;
}

/** Returns the path of a card's frame, with solid sides, and gaps at the top and the bottom that identify the suit. */
export function framePath(suit: SpanishSuit, frame: Frame): string {
  const { left, right, top, bottom, gap, overrun } = frame;
  const gaps = FRAME_GAPS[suit];
  const middles = Array.from({ length: gaps }, (_, i) => left + ((right - left) * (i + 1)) / (gaps + 1));
  const starts = [left, ...middles.map((middle) => middle + gap / 2)];
  const ends = [...middles.map((middle) => middle - gap / 2), right];
  const edge = (y: number) => starts.map((start, i) => `M${start} ${y}H${ends[i]}`).join('');
  const side = (x: number) => `M${x} ${top - overrun}V${bottom + overrun}`;
  return edge(top) + edge(bottom) + side(left) + side(right);
}
