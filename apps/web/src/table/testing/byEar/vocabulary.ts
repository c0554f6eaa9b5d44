import { allCards, type CardCode, type Pack, parseCard } from '../../../language/cardCode.ts';
import type { RankCode, AnySuit } from '../../../language/message.ts';
import type { NamedCard } from '../../../language/grammar/grammar.ts';
import { spokenLanguage } from '../../../language/testing.ts';

/** A vocabulary: names, each with the code of the card, suit or rank it stands for. */
export type Vocabulary = ReadonlyMap<string, string>;

/** The formats of placeholders for which the page's language has words. */
type Format = 'card' | 'cards' | 'suit' | 'sign' | 'rank';

const SUITS: Readonly<Record<Pack, readonly AnySuit[]>> = {
  french: ['S', 'H', 'D', 'C', 'P', 'NT', 'X'], spanish: ['O', 'C', 'E', 'B'],
};
const RANKS: Readonly<Record<Pack, readonly RankCode[]>> = {
  french: ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'],
  spanish: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
};

/**
 * Returns the page's vocabulary for a placeholder of this format, or null if the placeholder's values are not words of a language.
 */
export function vocabularyOf(format: string, form: string, pack: Pack): Vocabulary | null {
  const { grammar } = spokenLanguage();
  switch (format as Format) {
    case 'card':
    case 'cards':
      return named(cardsOf(pack), (card) => grammar.card(card, form));
    case 'suit':
    case 'sign':
      return named(SUITS[pack].map((suit) => [suit, suit]), (suit) => grammar.suit(suit, pack, form));
    case 'rank':
      return named(RANKS[pack].map((rank) => [String(rank), rank]), (rank) => grammar.rank(rank, form));
    default:
      return null;
  }
}

function named<Thing>(things: readonly (readonly [string, Thing])[], nameOf: (thing: Thing) => string): Vocabulary {
  return new Map(things.map(([meaning, thing]) => [plain(nameOf(thing)), meaning]));
}

/** Returns every card with its code. Jokers, which sound alike, are one card, also with the card that they stand for: `X=6C`. */
function cardsOf(pack: Pack): readonly (readonly [CardCode, NamedCard])[] {
  const codes = allCards(pack).filter((code) => !code.startsWith('X'));
  const joker = parseCard('X1', pack);
  return [
    ...codes.map((code) => [code, { parsed: parseCard(code, pack), standsFor: null, called: null }] as const),
    ['X', { parsed: joker, standsFor: null, called: 'tsukumogami' }],
    ['X', { parsed: joker, standsFor: null, called: null }],
    ...codes.map((code) => [`X=${code}`, { parsed: joker, standsFor: parseCard(code, pack), called: null }] as const),
  ];
}

/** Returns a text normalized to how it sounds: in lower case, with single spaces. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}
