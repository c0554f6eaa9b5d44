import {
  type SpanishCard, type SpanishDeck, spanishCards, spanishRankOf, spanishSuitOf,
} from '../../kernel/spanish-cards.ts';

/** Cards dealt to each player (CH2.2). */
export const HAND = 7;

const ONE_PACK = { '40': spanishCards('40', 1), '48': spanishCards('48', 1) } as const;
const TWO_PACKS = { '40': spanishCards('40', 2), '48': spanishCards('48', 2) } as const;

/** Any card there is in any game of Chinchón. */
export const PACK: readonly SpanishCard[] = TWO_PACKS['48'];

/** The cards of a game that so many players began: two packs from five players on (CH1.1). */
export function packFor(deck: SpanishDeck, seats: number): readonly SpanishCard[] {
  return (seats < 5 ? ONE_PACK : TWO_PACKS)[deck];
}

/** What a card counts (CH1.3), which is its place in the order of the pack too, from the as, 1, up (CH1.2). */
export function valueOf(card: SpanishCard, deck: SpanishDeck): number {
  const rank = spanishRankOf(card);
  return deck === '40' && rank > 7 ? rank - 2 : rank;
}

/** What cards count together. */
export function worthOf(cards: readonly SpanishCard[], deck: SpanishDeck): number {
  let worth = 0;
  for (const card of cards) worth += valueOf(card, deck);
  return worth;
}

/** A number for suit and value: equal for equal cards of two packs, and one more for the next card of the suit. */
export function codeOf(card: SpanishCard, deck: SpanishDeck): number {
  return (spanishSuitOf(card).charCodeAt(0) << 4) + valueOf(card, deck);
}

/** The value in a card's code. */
export function valueIn(code: number): number {
  return code & 15;
}
