import { SPANISH_SUITS, type SpanishSuit } from './spanish-suits.ts';

/** The index of a Spanish card: from 1 (the ace) up to 10 (sota), 11 (caballo) and 12 (rey). */
export type SpanishRank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A card of the Spanish pack: rank, then suit, such as `1O` or `12B`. A card from a second pack has a suffix: `1O#2`. */
export type SpanishCard = `${SpanishRank}${SpanishSuit}${'' | '#2'}`;

/** The two Spanish packs in use: 48 cards, or 40 cards (without eights and nines). */
export type SpanishDeck = '40' | '48';

/** The suits in pack order, before a shuffle. Stored games depend on this order, so it must never change. */
const PACK_SUITS: readonly SpanishSuit[] = ['O', 'C', 'E', 'B'];

/** The ranks of each pack in pack order, from the as up. Stored games depend on this order too. */
const PACK_RANKS: Readonly<Record<SpanishDeck, readonly SpanishRank[]>> = {
  '40': [1, 2, 3, 4, 5, 6, 7, 10, 11, 12],
  '48': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
};

const ZERO = '0'.charCodeAt(0);

/**
 * Returns the cards of one or two Spanish packs, pack by pack and suit by suit, each suit from the ace up. Stored games depend on
 * this order, because a shuffle permutes this list, and the store has only a game's seed and moves.
 */
export function spanishCards(deck: SpanishDeck, packs: 1 | 2): readonly SpanishCard[] {
  const marks = packs === 1 ? ([''] as const) : (['', '#2'] as const);
  return marks.flatMap((mark) =>
    PACK_SUITS.flatMap((suit) => PACK_RANKS[deck].map((rank): SpanishCard => `${rank}${suit}${mark}`)),
  );
}

/** Returns the rank of a Spanish card. */
export function spanishRankOf(card: SpanishCard): SpanishRank {
  const units = card.charCodeAt(1) - ZERO;
  return (units < 10 ? 10 + units : card.charCodeAt(0) - ZERO) as SpanishRank;
}

/** Returns the suit of a Spanish card. */
export function spanishSuitOf(card: SpanishCard): SpanishSuit {
  const units = card.charCodeAt(1) - ZERO;
  return card.charAt(units < 10 ? 2 : 1) as SpanishSuit;
}

/** Comparators that sort a Spanish hand for display, by suit or by rank; equal cards of two packs are next to each other. */
export const SPANISH_HAND_ORDERS = {
  suit: (one: SpanishCard, other: SpanishCard): number => bySuit(one, other) || byRank(one, other) || byPack(one, other),
  rank: (one: SpanishCard, other: SpanishCard): number => byRank(one, other) || bySuit(one, other) || byPack(one, other),
} as const;

function bySuit(one: SpanishCard, other: SpanishCard): number {
  return SPANISH_SUITS.indexOf(spanishSuitOf(one)) - SPANISH_SUITS.indexOf(spanishSuitOf(other));
}

function byRank(one: SpanishCard, other: SpanishCard): number {
  return spanishRankOf(one) - spanishRankOf(other);
}

/** Compares equal cards of two packs; the card of the first pack, whose code is shorter, comes first. */
function byPack(one: SpanishCard, other: SpanishCard): number {
  return one.length - other.length;
}
