import { type Face, isSeen } from '../../../kernel/cards.ts';
import { type ChinasoCard, JOKER_KIND, kindOf, RANKS } from '../cards.ts';

/** A hand as the search uses it: the count of each card. Hidden cards do not count. */
export interface CountedHand {
  /** The number of cards, 0 to 3, by kind. */
  readonly counts: Uint8Array;
  /** The number of natural cards of each rank, by height. */
  readonly ranks: Uint8Array;
  /** The heights held in each suit, as a bit mask from bit 0 for the two to bit 12 for the ace. */
  readonly heights: readonly number[];
  /** The number of natural cards, by suit. */
  readonly suits: readonly number[];
  readonly naturals: number;
  readonly jokers: number;
}

/** Returns the count of each card in a hand. */
export function holdingOf(hand: readonly Face<ChinasoCard>[]): CountedHand {
  const counts = new Uint8Array(JOKER_KIND + 1);
  const ranks = new Uint8Array(RANKS.length);
  const heights = [0, 0, 0, 0];
  const suits = [0, 0, 0, 0];
  let naturals = 0;
  for (const card of hand) {
    if (!isSeen(card)) continue;
    const kind = kindOf(card);
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (kind === JOKER_KIND) continue;
    const height = kind % RANKS.length;
    const suit = (kind - height) / RANKS.length;
    ranks[height] = (ranks[height] ?? 0) + 1;
    heights[suit] = (heights[suit] ?? 0) | (1 << height);
    suits[suit] = (suits[suit] ?? 0) + 1;
    naturals++;
  }
  return { counts, ranks, heights, suits, naturals, jokers: counts[JOKER_KIND] ?? 0 };
}
