import {
  FRENCH_RANKS, FRENCH_SUITS, type FrenchRank, type FrenchSuit, SPANISH_SUITS, type SpanishRank, type SpanishSuit,
} from '@chinwag/rules';

/**
 * A card's code in messages and states: French `KS TH 2C`, Spanish `1O 12B`, jokers `X1 X2`. `??` is a card that the viewer may not
 * see. A card of a second or third pack names its pack, as in `KS#2`; drawings ignore that part.
 */
export type CardCode = string;

/** The pack that a code belongs to. `2C` is the two of clubs in the French pack and the two of copas in the Spanish one. */
export type Pack = 'french' | 'spanish';

const SPANISH_RANKS: readonly SpanishRank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A parsed card code, for drawing and naming. */
export type ParsedCard =
  | { readonly kind: 'french'; readonly rank: FrenchRank; readonly suit: FrenchSuit }
  | { readonly kind: 'spanish'; readonly number: SpanishRank; readonly suit: SpanishSuit }
  | { readonly kind: 'joker'; readonly colour: 'red' | 'blue' }
  | { readonly kind: 'hidden' };

const HIDDEN: ParsedCard = { kind: 'hidden' };

function suitedCards(): ReadonlyMap<Pack, ReadonlyMap<string, ParsedCard>> {
  const french = FRENCH_SUITS.flatMap((suit) =>
    FRENCH_RANKS.map((rank): [string, ParsedCard] => [rank + suit, { kind: 'french', rank, suit }]),
  );
  const spanish = SPANISH_SUITS.flatMap((suit) =>
    SPANISH_RANKS.map((number): [string, ParsedCard] => [number + suit, { kind: 'spanish', number, suit }]),
  );
  const jokers: readonly [string, ParsedCard][] = [
    ['X1', { kind: 'joker', colour: 'red' }],
    ['X2', { kind: 'joker', colour: 'blue' }],
  ];
  return new Map([
    ['french', new Map([...french, ...jokers])],
    ['spanish', new Map([...spanish, ...jokers])],
  ]);
}

const CARDS = suitedCards();

/** Parses a code. Never fails: anything that is not a card of the pack, including `??`, is a hidden card. */
export function parseCard(code: CardCode, pack: Pack = 'french'): ParsedCard {
  const [printed = ''] = code.split('#');
  return CARDS.get(pack)?.get(printed) ?? HIDDEN;
}

/** Returns every code of a pack, suit by suit, with the jokers last. */
export function allCards(pack: Pack): readonly CardCode[] {
  return [...(CARDS.get(pack)?.keys() ?? [])];
}

/** Returns the rank as printed in the corner of a card: `10` for the French `T`. */
export function printedRank(rank: FrenchRank): string {
  return rank === 'T' ? '10' : rank;
}
