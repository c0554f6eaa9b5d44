import { FRENCH_SUITS, rankOf, suitOf } from '@chinwag/rules';
import { type ChinasoCard, heightOf, isJoker, RANKS } from '@chinwag/rules/chinaso';
import type { HandSorts } from '../shared/hand/arrangement.ts';

/** How a hand is held: low to high as straights are laid, jokers last. */
export const sorts: HandSorts<ChinasoCard> = {
  suit: (a, b) => suitPlace(a) - suitPlace(b) || rankPlace(a) - rankPlace(b) || a.localeCompare(b),
  rank: (a, b) => rankPlace(a) - rankPlace(b) || suitPlace(a) - suitPlace(b) || a.localeCompare(b),
};

function suitPlace(card: ChinasoCard): number {
  return isJoker(card) ? FRENCH_SUITS.length : FRENCH_SUITS.indexOf(suitOf(card));
}

function rankPlace(card: ChinasoCard): number {
  return isJoker(card) ? RANKS.length : heightOf(rankOf(card));
}
