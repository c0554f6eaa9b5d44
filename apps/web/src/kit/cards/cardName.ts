import type { FrenchRank } from '@chinwag/rules';
import { type CardCode, type Pack, parseCard, printedRank } from './cardCode.ts';
import { SPANISH_SUIT_NAMES, SUIT_NAMES } from './suitNames.ts';

const FRENCH_RANK_NAMES: Partial<Record<FrenchRank, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };
const SPANISH_NUMBER_NAMES: Partial<Record<number, string>> = { 1: 'as', 10: 'sota', 11: 'caballo', 12: 'rey' };

/**
 * The card as one says it: `ace of spades`, `10 of hearts`, `caballo de oros`, `joker`, `card, face down`.
 */
export function cardName(code: CardCode, pack: Pack = 'french'): string {
  const card = parseCard(code, pack);
  switch (card.kind) {
    case 'french':
      return `${FRENCH_RANK_NAMES[card.rank] ?? printedRank(card.rank)} of ${SUIT_NAMES[card.suit]}`;
    case 'spanish':
      return `${SPANISH_NUMBER_NAMES[card.number] ?? card.number} de ${SPANISH_SUIT_NAMES[card.suit]}`;
    case 'joker':
      return 'joker';
    case 'hidden':
      return 'card, face down';
  }
}
