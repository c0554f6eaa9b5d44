import {
  type SpanishCard, type SpanishDeck, spanishCards, spanishRankOf, spanishSuitOf,
} from '../../kernel/spanish-cards.ts';

/** The number of cards dealt to each player (CH2.2). */
export const HAND = 7;

const ONE_PACK = { '40': spanishCards('40', 1), '48': spanishCards('48', 1) } as const;
const TWO_PACKS = { '40': spanishCards('40', 2), '48': spanishCards('48', 2) } as const;

/** Every card that any Chinchón game may have. */
export const PACK: readonly SpanishCard[] = TWO_PACKS['48'];

/** Returns the cards of a game that began with `seats` players: two packs for five players or more (CH1.1). */
export function packFor(deck: SpanishDeck, seats: number): readonly SpanishCard[] {
  return (seats < 5 ? ONE_PACK : TWO_PACKS)[deck];
}

/** Returns the points of a card (CH1.3), which are also its place in the pack, from 1 for the ace (CH1.2). */
export function valueOf(card: SpanishCard, deck: SpanishDeck): number {
  const rank = spanishRankOf(card);
  return deck === '40' && rank > 7 ? rank - 2 : rank;
}

/** Returns the total points of the cards. */
export function worthOf(cards: readonly SpanishCard[], deck: SpanishDeck): number {
  let worth = 0;
  for (const card of cards) worth += valueOf(card, deck);
  return worth;
}

/**
 * Returns a card's code, derived from its suit and value. Equal cards of two packs have the same code, and consecutive cards of a
 * suit have consecutive codes.
 */
export function codeOf(card: SpanishCard, deck: SpanishDeck): number {
  return (spanishSuitOf(card).charCodeAt(0) << 4) + valueOf(card, deck);
}

/** Returns the value encoded in a card's code. */
export function valueIn(code: number): number {
  return code & 15;
}
