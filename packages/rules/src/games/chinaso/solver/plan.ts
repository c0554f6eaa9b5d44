import { RANKS } from '../cards.ts';
import type { StraightsToFill } from './fillings.ts';
import type { CountedHand } from './holding.ts';
import type { Span } from './spans.ts';
import type { ThreesChoice } from './threes.ts';

/** Straights of one suit, to be filled with just so many jokers and for the rest with natural cards. */
export interface SuitStraights {
  /** By its number in kinds. */
  readonly suit: number;
  readonly spans: readonly Span[];
  readonly jokers: number;
}

/** A going-down, not yet card by card. */
export interface Plan {
  readonly straights: readonly SuitStraights[];
  /** The ranks of the threes; or that each natural card the straights leave over makes a three with jokers. */
  readonly threes: ThreesChoice | 'rest';
}

/** The straights of a suit and the cards of a holding to fill them with. */
export function fillingOf(
  { counts }: CountedHand,
  { suit, spans }: Pick<SuitStraights, 'suit' | 'spans'>,
  points: readonly number[],
): StraightsToFill {
  return { spans, held: counts.subarray(suit * RANKS.length, (suit + 1) * RANKS.length), points };
}
