import {
  FRENCH_PACK, type FrenchCard, type FrenchRank, type FrenchSuit, type Joker, rankOf, suitOf,
} from '../../kernel/cards.ts';

/** A card of the 54-card pack; a joker is a Tsukumogami (CN1.1). */
export type ChanoyuCard = FrenchCard | Joker;

/** The 54 cards (CN1.1) in unshuffled order. Stored games depend on this order. */
export const PACK: readonly ChanoyuCard[] = [...FRENCH_PACK, 'X1', 'X2'];

/** The number of tricks in a round (CN2.2). */
export const TRICKS = 10;

/** The number of cards dealt to each hand (CN3.1). */
export const HAND = 5;

/** The role of a card in a row: numbered, picture (`face`), or Tsukumogami (CN1.1). */
export type CardKind = 'numbered' | 'face' | 'tsukumogami';

const NUMBERS: Readonly<Record<FrenchRank, number | null>> = {
  A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, T: 10, J: null, Q: null, K: null,
};

/** Returns whether a card is one of the two Tsukumogami. */
export function isTsukumogami(card: ChanoyuCard): card is Joker {
  return card === 'X1' || card === 'X2';
}

/** Returns the number of a numbered card, the ace being 1, or null for a picture card or Tsukumogami (CN1.1). */
export function numberOf(card: ChanoyuCard): number | null {
  return isTsukumogami(card) ? null : NUMBERS[rankOf(card)];
}

/** Returns the suit of a card, or null for a Tsukumogami, which has none (CN1.1). */
export function suitOrNone(card: ChanoyuCard): FrenchSuit | null {
  return isTsukumogami(card) ? null : suitOf(card);
}

/** Returns whether a card is numbered, a picture card or a Tsukumogami (CN1.1). */
export function kindOf(card: ChanoyuCard): CardKind {
  if (isTsukumogami(card)) return 'tsukumogami';
  return numberOf(card) === null ? 'face' : 'numbered';
}
