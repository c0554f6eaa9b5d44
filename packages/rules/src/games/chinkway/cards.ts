import { FRENCH_PACK, FRENCH_SUITS, type FrenchCard, type FrenchSuit, rankOf, suitOf } from '../../kernel/cards.ts';
import { seats } from './seats.ts';

/** The number of players, always five (CW2.1). */
export const SEATS = seats.max;

/** The number of tricks in a deal, and of cards that each hand plays (CW3.1, CW4.1). */
export const TRICKS = 10;

/** The number of cards that the dealer gets in addition to the ten and then discards (CW3.1, CW3.2). */
export const DISCARDS = 2;

/** The number of cards turned up for a Quest: the demands that each side may fill (CW3.4). */
export const DEMANDS = 5;

/** The trump that the dealer names: a suit, or `NT` for No Trump (CW3.3). */
export type Trump = FrenchSuit | 'NT';

/** Every trump that the dealer may name. */
export const TRUMPS: readonly Trump[] = [...FRENCH_SUITS, 'NT'];

/** The Quest category of a card: its suit, or `P` for a picture card of any suit (CW1.2). */
export type Category = FrenchSuit | 'P';

/** Every Quest category. */
export const CATEGORIES: readonly Category[] = [...FRENCH_SUITS, 'P'];

/** Returns a card's Quest category; an ace is a plain card of its suit (CW1.3). */
export function categoryOf(card: FrenchCard): Category {
  const rank = rankOf(card);
  return rank === 'K' || rank === 'Q' || rank === 'J' ? 'P' : suitOf(card);
}

/** The cards of the deal (CW1.1), in unshuffled order. Stored games depend on this order. */
export const PACK: readonly FrenchCard[] = FRENCH_PACK;

/** The 50 cards of the Quest Pack: the pack without two picture cards, JD and JS (CW1.2). Stored games depend on their order. */
export const QUEST_PACK: readonly FrenchCard[] = PACK.filter((card) => card !== 'JD' && card !== 'JS');
