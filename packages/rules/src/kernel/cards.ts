/** The placeholder for a card that the viewer may not see. */
export const HIDDEN = '??';
/** The type of the placeholder for a hidden card. */
export type Hidden = typeof HIDDEN;

/** A card, or the placeholder for a card that the viewer may not see. */
export type Face<Card extends string> = Card | Hidden;

/** A French suit: spades, hearts, diamonds or clubs. */
export type FrenchSuit = 'S' | 'H' | 'D' | 'C';
/** A French rank; `T` is the ten. */
export type FrenchRank = 'A' | 'K' | 'Q' | 'J' | 'T' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2';

/** A card of the French pack: rank, then suit, such as `AS` or `TD`. A card code has the same meaning in every game. */
export type FrenchCard = `${FrenchRank}${FrenchSuit}`;

/** A joker; in Chanoyu, a Tsukumogami. */
export type Joker = 'X1' | 'X2';

/** The French suits in hand order. No shuffle depends on this order. */
export const FRENCH_SUITS: readonly FrenchSuit[] = ['S', 'H', 'D', 'C'];

/** The French ranks in hand order, from the ace (high) down to the two. No shuffle depends on this order. */
export const FRENCH_RANKS: readonly FrenchRank[] = [
  'A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2',
];

/**
 * The 52 cards of one French pack in unshuffled order: suit by suit, each from the ace down. This order must never change, because
 * stored games depend on it. The store has only a game's seed and moves, and a shuffle permutes this list. A different order would
 * deal different cards in every stored game.
 */
export const FRENCH_PACK: readonly FrenchCard[] = (['S', 'H', 'D', 'C'] as const).flatMap((suit) =>
  (['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const).map((rank): FrenchCard => `${rank}${suit}`),
);

/** A card from a game's first pack (`AS`) or from a later pack, with the pack's number as a suffix (`AS#2`). */
export type OfPacks<Card extends string, Later extends number> = Card | `${Card}#${Later}`;

/** Returns the cards of several identical packs, pack by pack; `later` has the numbers of all packs but the first, from 2. */
export function likePacks<Card extends string, Later extends number>(
  pack: readonly Card[],
  later: readonly Later[],
): readonly OfPacks<Card, Later>[] {
  return [...pack, ...later.flatMap((number) => pack.map((card): OfPacks<Card, Later> => `${card}#${number}`))];
}

/** Returns the suit of a French card of any pack. */
export function suitOf(card: OfPacks<FrenchCard, number>): FrenchSuit {
  return card.charAt(1) as FrenchSuit;
}

/** Returns the rank of a French card of any pack. */
export function rankOf(card: OfPacks<FrenchCard, number>): FrenchRank {
  return card.charAt(0) as FrenchRank;
}

/** Returns whether the viewer sees a card. */
export function isSeen<Card extends string>(card: Face<Card>): card is Card {
  return card !== HIDDEN;
}

/** Returns the same number of hidden cards: another player's view of a hand. */
export function hideCards(cards: readonly string[]): readonly Hidden[] {
  return cards.map(() => HIDDEN);
}

/**
 * Returns the hand without `card`. A hidden hand loses one hidden card instead. So the same code works on the server and in a
 * browser that sees only card backs.
 */
export function withoutCard<Card extends string>(
  hand: readonly Face<Card>[],
  card: Face<Card>,
): readonly Face<Card>[] {
  let at = hand.indexOf(card);
  if (at < 0) at = hand.indexOf(HIDDEN);
  if (at < 0) return hand;
  const rest: Face<Card>[] = [];
  for (let i = 0; i < hand.length; i++) {
    const held = hand[i];
    if (i !== at && held !== undefined) rest.push(held);
  }
  return rest;
}
