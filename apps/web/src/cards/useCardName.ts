import { use } from 'react';
import { JokersContext, useLanguage } from '../language/language.ts';
import { type CardCode, type Pack, parseCard } from '../language/cardCode.ts';

/** Returns a function that names the cards of a pack in the page's language: `ace of spades`, `caballo de oros`, `dwójka kier`. */
export function useCardName(pack: Pack = 'french'): (card: CardCode) => string {
  const { grammar } = useLanguage();
  const jokers = use(JokersContext);
  return (card) => {
    const parsed = parseCard(card, pack);
    return grammar.card({ parsed, standsFor: null, called: parsed.kind === 'joker' ? jokers : null }, '');
  };
}
