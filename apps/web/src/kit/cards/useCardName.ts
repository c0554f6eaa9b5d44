import { type Language, useLanguage } from '../../language/language.ts';
import { type CardCode, type Pack, parseCard } from './cardCode.ts';

/** A card as a language calls it by itself: `ace of spades`, `caballo de oros`, `dwójka kier`. */
export function cardNameIn({ grammar }: Pick<Language, 'grammar'>, card: CardCode, pack: Pack): string {
  return grammar.card({ parsed: parseCard(card, pack), standsFor: null, called: null }, '');
}

/** The way to name the cards of a pack in the language of the page. */
export function useCardName(pack: Pack = 'french'): (card: CardCode) => string {
  const language = useLanguage();
  return (card) => cardNameIn(language, card, pack);
}
