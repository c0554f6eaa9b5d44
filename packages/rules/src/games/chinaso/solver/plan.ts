import { RANKS } from '../cards.ts';
import type { StraightsToFill } from './fillings.ts';
import type { CountedHand } from './holding.ts';
import type { Span } from './spans.ts';
import type { ThreesChoice } from './threes.ts';

/** Straights of one suit, filled with exactly `jokers` jokers and natural cards. */
export interface SuitStraights {
  /** The number of the suit in kinds. */
  readonly suit: number;
  readonly spans: readonly Span[];
  readonly jokers: number;
}

/** A plan for going down. The plan does not assign individual cards yet. */
export interface Plan {
  readonly straights: readonly SuitStraights[];
  /** The ranks of the threes. With `rest`, each natural card outside the straights makes a three with jokers. */
  readonly threes: ThreesChoice | 'rest';
}

/** Returns the straights of a suit and the cards in the hand that can fill them. */
export function fillingOf(
  { counts }: CountedHand,
  { suit, spans }: Pick<SuitStraights, 'suit' | 'spans'>,
  points: readonly number[],
): StraightsToFill {
  return { spans, held: counts.subarray(suit * RANKS.length, (suit + 1) * RANKS.length), points };
}
