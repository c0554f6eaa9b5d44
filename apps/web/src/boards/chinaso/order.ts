import { FRENCH_SUITS, isSeen, rankOf, suitOf } from '@chinwag/rules';
import { type ChinasoCard, heightOf, isJoker, RANKS } from '@chinwag/rules/chinaso';
import type { HandSorts } from '../shared/hand/arrangement.ts';
import type { View } from './view.ts';

/** One's own cards that are seen, as they are held until one arranges them; none for one who watches. */
export function ownCards({ state: { deal }, viewer }: View): readonly ChinasoCard[] {
  return viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []).filter(isSeen).toSorted(sorts.suit);
}

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
