import { use } from 'react';
import { JokersContext, useLanguage } from '../language/language.ts';
import { type CardCode, type Pack, parseCard } from '../language/cardCode.ts';

/** The way to name the cards of a pack in the language of the page: `ace of spades`, `caballo de oros`, `dwójka kier`. */
export function useCardName(pack: Pack = 'french'): (card: CardCode) => string {
  const { grammar } = useLanguage();
  const jokers = use(JokersContext);
  return (card) => {
    const parsed = parseCard(card, pack);
    return grammar.card({ parsed, standsFor: null, called: parsed.kind === 'joker' ? jokers : null }, '');
  };
}
