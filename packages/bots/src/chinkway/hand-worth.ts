import { FRENCH_SUITS, type FrenchCard, type FrenchRank, rankOf, suitOf } from '@chinwag/rules';
import { categoryOf, type Trump, TRUMPS } from '@chinwag/rules/chinkway';

/** The expected tricks of a trump, by rank. Low trumps win tricks by ruffing. */
const TRUMP_WORTH: Partial<Record<FrenchRank, number>> = { A: 1, K: 0.9, Q: 0.75, J: 0.6, T: 0.5 };
const LOW_TRUMP_WORTH = 0.35;
const LONG_TRUMP_WORTH = 0.3;

/** The expected tricks of a high card of a side suit, and the cards its suit needs to guard it. */
const HIGH_CARDS: readonly { readonly rank: FrenchRank; readonly worth: number; readonly guarded: number }[] = [
  { rank: 'A', worth: 1, guarded: 1 },
  { rank: 'K', worth: 0.6, guarded: 2 },
  { rank: 'Q', worth: 0.3, guarded: 3 },
  { rank: 'J', worth: 0.1, guarded: 4 },
];
/** The share of a side suit's value that remains if other players may ruff it. */
const RUFFED = 0.85;
const LONG_SUIT = 4;
const LONG_CARD_WORTH = 0.4;

/** The value of ruffing soon, by the number of cards held in the side suit. */
const SHORT_SUIT_WORTH: readonly number[] = [0.5, 0.2];
const TRUMPS_TO_RUFF_WITH = 3;

/**
 * The value of a Quest card of each category in hand, which gives some influence on every Quest. This value decides between similar
 * hands.
 */
const CATEGORY_WORTH = 0.05;

/** Returns the trump with which `hand` alone should win the most tricks, together with the estimated number of tricks. */
export function bestTrump(hand: readonly FrenchCard[]): { readonly trump: Trump; readonly worth: number } {
  const suits = FRENCH_SUITS.map((suit) => ({ suit, ranks: hand.filter((card) => suitOf(card) === suit).map(rankOf) }));
  const breadth = CATEGORY_WORTH * new Set(hand.map(categoryOf)).size;
  let best: { trump: Trump; worth: number } = { trump: 'NT', worth: -Infinity };
  for (const trump of TRUMPS) {
    const trumps = suits.find(({ suit }) => suit === trump)?.ranks.length ?? 0;
    let worth = breadth;
    for (const { suit, ranks } of suits) {
      worth += suit === trump ? trumpWorth(ranks) : sideSuitWorth(ranks, trump, trumps);
    }
    if (worth > best.worth) best = { trump, worth };
  }
  return best;
}

function trumpWorth(ranks: readonly FrenchRank[]): number {
  const byRank = ranks.reduce((sum, rank) => sum + (TRUMP_WORTH[rank] ?? LOW_TRUMP_WORTH), 0);
  return byRank + LONG_TRUMP_WORTH * Math.max(0, ranks.length - LONG_SUIT);
}

function sideSuitWorth(ranks: readonly FrenchRank[], trump: Trump, trumps: number): number {
  let worth = 0;
  for (const high of HIGH_CARDS) {
    if (ranks.includes(high.rank)) worth += ranks.length >= high.guarded ? high.worth : high.worth / 2;
  }
  if (trump === 'NT') {
    const commands = ranks.includes('A') || ranks.includes('K');
    return worth + (commands ? LONG_CARD_WORTH * Math.max(0, ranks.length - LONG_SUIT) : 0);
  }
  const ruffs = trumps >= TRUMPS_TO_RUFF_WITH ? (SHORT_SUIT_WORTH[ranks.length] ?? 0) : 0;
  return RUFFED * worth + ruffs;
}
