import { kindAt, RANKS } from '@chinwag/rules/chinaso';

/** The length of the shortest straight. */
const STRAIGHT = 4;

const HIGHEST = RANKS.length - 1;

/** Four consecutive places of one suit that could become a straight. */
export interface StraightWindow {
  readonly suit: number;
  readonly low: number;
  /** The kinds of its places, lowest first. */
  readonly kinds: readonly number[];
  /** The kinds directly below and above, if they exist. */
  readonly beside: readonly number[];
  /** The kinds that complete a straight without the highest place, and without the lowest, or null if there is no such kind. */
  readonly insteadOfHigh: number | null;
  readonly insteadOfLow: number | null;
}

/** Every possible window, in all four suits. */
export const WINDOWS: readonly StraightWindow[] = [0, 1, 2, 3].flatMap((suit) =>
  RANKS.slice(0, 1 - STRAIGHT).map((_, low) => windowAt(suit, low)),
);

/** Returns whether straights in the two windows would touch, because one begins right after the other ends (CS2.4). */
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
