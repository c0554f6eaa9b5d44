import { FRENCH_PACK, FRENCH_SUITS, type FrenchCard, type FrenchSuit, rankOf, suitOf } from '../../kernel/cards.ts';
import { seats } from './seats.ts';

/** Chinkway is for exactly five (CW2.1). */
export const SEATS = seats.max;

/** Tricks in a deal, and cards each hand plays (CW3.1, CW4.1). */
export const TRICKS = 10;

/** Cards the dealer gets, and discards, beyond the ten (CW3.1, CW3.2). */
export const DISCARDS = 2;

/** Cards turned for a Quest: the demands each side may fill (CW3.4). */
export const DEMANDS = 5;

/** What the dealer may name: a suit, or `NT`, No Trump (CW3.3). */
export type Trump = FrenchSuit | 'NT';

export const TRUMPS: readonly Trump[] = [...FRENCH_SUITS, 'NT'];

/** What a card counts as for the Quest: its suit, or `P`, a picture of any suit (CW1.2). */
export type Category = FrenchSuit | 'P';

export const CATEGORIES: readonly Category[] = [...FRENCH_SUITS, 'P'];

/** A card's category for the Quest; an ace is a plain card of its suit (CW1.3). */
export function categoryOf(card: FrenchCard): Category {
  const rank = rankOf(card);
  return rank === 'K' || rank === 'Q' || rank === 'J' ? 'P' : suitOf(card);
}

/** The cards that are dealt (CW1.1), in the order that is shuffled: stored games depend on it. */
export const PACK: readonly FrenchCard[] = FRENCH_PACK;

/** The 50 cards Quests are turned from: the pack without two pictures, JD and JS (CW1.2). Stored games depend on their order. */
export const QUEST_PACK: readonly FrenchCard[] = PACK.filter((card) => card !== 'JD' && card !== 'JS');
