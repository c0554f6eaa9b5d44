import { kindAt, RANKS } from '@chinwag/rules/chinaso';

/** Places of a straight at its shortest. */
const STRAIGHT = 4;

const HIGHEST = RANKS.length - 1;

/** Four places of one suit that may become a straight. */
export interface StraightWindow {
  readonly suit: number;
  readonly low: number;
  /** The kinds of its places, from low to high. */
  readonly kinds: readonly number[];
  /** The kinds next to it below and above, where there are any. */
  readonly beside: readonly number[];
  /** What makes a straight of its lower three places instead of the highest, and the other way round; or null. */
  readonly insteadOfHigh: number | null;
  readonly insteadOfLow: number | null;
}

/** Every window there is. */
export const WINDOWS: readonly StraightWindow[] = [0, 1, 2, 3].flatMap((suit) =>
  RANKS.slice(0, 1 - STRAIGHT).map((_, low) => windowAt(suit, low)),
);

/** Whether straights there would follow directly one on the other (CS2.4). */
export function touch(one: StraightWindow, other: StraightWindow): boolean {
  return one.suit === other.suit && Math.abs(one.low - other.low) === STRAIGHT;
}

function windowAt(suit: number, low: number): StraightWindow {
  const below = low > 0 ? kindAt(suit, low - 1) : null;
  const above = low + STRAIGHT <= HIGHEST ? kindAt(suit, low + STRAIGHT) : null;
  return {
    suit,
    low,
    kinds: Array.from({ length: STRAIGHT }, (_, place) => kindAt(suit, low + place)),
    beside: [below, above].filter((kind) => kind !== null),
    insteadOfHigh: below,
    insteadOfLow: above,
  };
}
