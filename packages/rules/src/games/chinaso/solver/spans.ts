import { RANKS } from '../cards.ts';
import { FEWEST_CARDS } from '../sets.ts';

/** The span of a straight, from its lowest height to its highest. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** The number of jokers that marks an impossible straight: more than a straight of four can hold. */
export const NEVER = 9;

/** The heights at which a straight of four can begin, as a bit mask. */
const LOWS = (1 << (RANKS.length - FEWEST_CARDS.straight + 1)) - 1;

/**
 * Returns the fewest jokers with which a suit's cards at these heights (a bit mask) make a straight; `NEVER` if they cannot make
 * one.
 */
export function jokersForStraight(heights: number): number {
  const one = heights;
  const two = heights >> 1;
  const three = heights >> 2;
  const four = heights >> 3;
  if ((one & two & three & four) !== 0) return 0;
  if ((((one & two) & (three | four)) | ((three & four) & (one | two))) & LOWS) return 1;
  if (((two & (three | four)) | (one & three)) & LOWS) return 2;
  return NEVER;
}

/**
 * Visits every choice of `count` straights of one suit that `held` cards and `jokers` jokers may fill, ordered by low end. No two
 * of them touch (CS2.4). `held` is by height; `asked` is the number of places without a natural card. Excludes choices with
 * adjacent jokers at heights without any card in hand. At heights with some cards, but too few, `fillings` excludes adjacent
 * jokers. The spans are valid only during the visit.
 */
export function eachSpans(
  held: Uint8Array,
  count: number,
  jokers: number,
  visit: (spans: readonly Span[], asked: number) => void,
): void {
  const covered = new Uint8Array(RANKS.length);
  const spans: Span[] = [];
  const choose = (after: Span, askedBefore: number): void => {
    for (let low = after.low; low <= RANKS.length - FEWEST_CARDS.straight; low++) {
      if (spans.some((span) => span.high + 1 === low)) continue;
      let asked = askedBefore;
      let high = low;
      for (; high < RANKS.length; high++) {
        if (high > low && held[high] === 0 && held[high - 1] === 0) break;
        const cover = (covered[high] ?? 0) + 1;
        if (cover > (held[high] ?? 0)) asked++;
        if (asked > jokers) break;
        covered[high] = cover;
        if (high - low + 1 < FEWEST_CARDS.straight || (low === after.low && high < after.high)) continue;
        spans.push({ low, high });
        if (spans.length === count) visit(spans, asked);
        else choose({ low, high }, asked);
        spans.pop();
      }
      while (high > low) {
        high--;
        covered[high] = (covered[high] ?? 0) - 1;
      }
    }
  };
  choose({ low: 0, high: 0 }, 0);
}

/** Returns how many of `spans` cover a height. */
export function coverOf(spans: readonly Span[], height: number): number {
  let cover = 0;
  for (const { low, high } of spans) if (low <= height && height <= high) cover++;
  return cover;
}
