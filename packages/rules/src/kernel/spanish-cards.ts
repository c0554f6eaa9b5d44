/** Oros, copas, espadas and bastos. */
export type SpanishSuit = 'O' | 'C' | 'E' | 'B';

/** The index of a Spanish card: from 1, the as, up to sota 10, caballo 11 and rey 12. */
export type SpanishRank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A card of the Spanish pack: rank, then suit, as `1O`, `12B`; one of a second pack carries its number, `1O#2`. */
export type SpanishCard = `${SpanishRank}${SpanishSuit}${'' | '#2'}`;

/** The two Spanish packs in use: of 48 cards, and of 40, without eights and nines. */
export type SpanishDeck = '40' | '48';

export const SPANISH_SUITS: readonly SpanishSuit[] = ['O', 'C', 'E', 'B'];

/** The ranks of each pack, from the as up. */
const SPANISH_RANKS: Readonly<Record<SpanishDeck, readonly SpanishRank[]>> = {
  '40': [1, 2, 3, 4, 5, 6, 7, 10, 11, 12],
  '48': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
};

const ZERO = '0'.charCodeAt(0);

/** The cards of one or two Spanish packs, suit by suit, each from the as up. */
export function spanishCards(deck: SpanishDeck, packs: 1 | 2): readonly SpanishCard[] {
  const marks = packs === 1 ? ([''] as const) : (['', '#2'] as const);
  return marks.flatMap((mark) =>
    SPANISH_SUITS.flatMap((suit) => SPANISH_RANKS[deck].map((rank): SpanishCard => `${rank}${suit}${mark}`)),
  );
}

/** The rank of a Spanish card. */
export function spanishRankOf(card: SpanishCard): SpanishRank {
  const units = card.charCodeAt(1) - ZERO;
  return (units < 10 ? 10 + units : card.charCodeAt(0) - ZERO) as SpanishRank;
}

/** The suit of a Spanish card. */
export function spanishSuitOf(card: SpanishCard): SpanishSuit {
  const units = card.charCodeAt(1) - ZERO;
  return card.charAt(units < 10 ? 2 : 1) as SpanishSuit;
}
