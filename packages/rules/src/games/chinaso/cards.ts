import {
  FRENCH_PACK, FRENCH_RANKS, FRENCH_SUITS, type FrenchCard, type FrenchRank, type FrenchSuit, type Joker,
  likePacks, type OfPacks,
} from '../../kernel/cards.ts';

/** A natural card: any card that has a rank and a suit. */
export type NaturalCard = OfPacks<FrenchCard, 2 | 3>;

/** A joker, which represents any card (CS2.1, CS2.2). */
export type JokerCard = OfPacks<Joker, 2 | 3>;

/** A card of the three packs. */
export type ChinasoCard = NaturalCard | JokerCard;

/** The ranks from the two up to the ace, which is always high (CS1.3). */
export const RANKS: readonly FrenchRank[] = FRENCH_RANKS.toReversed();

/** The 162 cards: three packs with two jokers each (CS1.1), in unshuffled order. Stored games depend on this order. */
export const PACK: readonly ChinasoCard[] = likePacks<FrenchCard | Joker, 2 | 3>(
  [...FRENCH_PACK, 'X1', 'X2'],
  [2, 3],
);

/** The number of jokers (CS1.1). */
export const JOKERS = 6;

/** The number of cards dealt to each hand (CS1.1). */
export const HAND = 11;

const JOKER_CHARACTER = 'X'.charCodeAt(0);

/** Returns whether a card is a joker. */
export function isJoker(card: ChinasoCard): card is JokerCard {
  return card.charCodeAt(0) === JOKER_CHARACTER;
}

/** Returns the height of a rank, from 0 for the two to 12 for the ace. */
export function heightOf(rank: FrenchRank): number {
  return RANKS.indexOf(rank);
}

/** The kind of every joker, above that of all natural cards. */
export const JOKER_KIND = 52;

/** The heights and suit numbers, by the character codes that stand for them in cards. */
const HEIGHTS = byCharacter(RANKS);
const SUITS = byCharacter(FRENCH_SUITS);

/** Returns the kind of a card, regardless of its pack: `kindAt` of its suit and height, or `JOKER_KIND`. */
export function kindOf(card: ChinasoCard): number {
  if (isJoker(card)) return JOKER_KIND;
  return kindAt(SUITS[card.charCodeAt(1)] ?? 0, HEIGHTS[card.charCodeAt(0)] ?? 0);
}

/**
 * Returns the kind of a natural card. Kind numbers go by suit, in the order of `FRENCH_SUITS`, and within each suit from the two
 * up.
 */
export function kindAt(suit: number, height: number): number {
  return suit * RANKS.length + height;
}

/** Returns the kind of the card of `suit` at `height`. If no rank has that height, no card is of the returned kind. */
export function kindIn(suit: FrenchSuit, height: number): number {
  return height < 0 || height >= RANKS.length ? -1 : kindAt(FRENCH_SUITS.indexOf(suit), height);
}

function byCharacter(characters: readonly string[]): Uint8Array {
  const numbers = new Uint8Array(128);
  for (const [number, character] of characters.entries()) numbers[character.charCodeAt(0)] = number;
  return numbers;
}

/**
 * Compares codes of cards or suits for sorting: negative, 0 or positive, the same in every locale. The first use of `localeCompare`
 * takes 30 ms on a phone.
 */
export function compareCodes(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
