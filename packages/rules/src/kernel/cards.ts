/** The token that stands, in the same place, for a card the viewer may not see. */
export const HIDDEN = '??';
export type Hidden = typeof HIDDEN;

/** A card, or the token of one that is hidden from the viewer. */
export type Face<Card extends string> = Card | Hidden;

export type FrenchSuit = 'S' | 'H' | 'D' | 'C';
export type FrenchRank = 'A' | 'K' | 'Q' | 'J' | 'T' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2';

/** A card of the French pack: rank, then suit, as `AS`, `TD`. What a card is never depends on a game. */
export type FrenchCard = `${FrenchRank}${FrenchSuit}`;

/** A joker; in Chanoyu, a Tsukumogami. */
export type Joker = 'X1' | 'X2';

/** The French suits in the order in which a hand is shown. No shuffle depends on it. */
export const FRENCH_SUITS: readonly FrenchSuit[] = ['S', 'H', 'D', 'C'];

/** French ranks in the order in which a hand is shown, from the ace, high, down to the two. No shuffle depends on it. */
export const FRENCH_RANKS: readonly FrenchRank[] = [
  'A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2',
];

/**
 * The 52 cards of one French pack in the order in which it lies before it is shuffled: suit by suit, each from the ace down.
 * Stored games depend on this order: of a game only its seed and its moves are stored, and a shuffle moves the places of this
 * list. In another order every stored game would be dealt other cards, so it never changes.
 */
export const FRENCH_PACK: readonly FrenchCard[] = (['S', 'H', 'D', 'C'] as const).flatMap((suit) =>
  (['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const).map((rank): FrenchCard => `${rank}${suit}`),
);

/** A card of a game's first pack, or of a later one, whose number it carries: `AS`, `AS#2`. */
export type OfPacks<Card extends string, Later extends number> = Card | `${Card}#${Later}`;

/** Several like packs put together, the first pack first; `later` numbers the others, from 2. */
export function likePacks<Card extends string, Later extends number>(
  pack: readonly Card[],
  later: readonly Later[],
): readonly OfPacks<Card, Later>[] {
  return [...pack, ...later.flatMap((number) => pack.map((card): OfPacks<Card, Later> => `${card}#${number}`))];
}

/** The suit of a French card, of whichever pack. */
export function suitOf(card: OfPacks<FrenchCard, number>): FrenchSuit {
  return card.charAt(1) as FrenchSuit;
}

/** The rank of a French card, of whichever pack. */
export function rankOf(card: OfPacks<FrenchCard, number>): FrenchRank {
  return card.charAt(0) as FrenchRank;
}

/** Whether a card is seen by the viewer, rather than hidden from them. */
export function isSeen<Card extends string>(card: Face<Card>): card is Card {
  return card !== HIDDEN;
}

/** As many hidden cards as there are cards: what somebody else sees of a hand. */
export function hideCards(cards: readonly string[]): readonly Hidden[] {
  return cards.map(() => HIDDEN);
}

/**
 * The hand after `card` has left it. In a hand that is hidden from the viewer one hidden card goes instead,
 * so the same code serves the server and a browser that sees only backs.
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
