import { FRENCH_SUITS, isSeen, type Position, rankOf, suitOf } from '@chinwag/rules';
import {
  type ChinasoCard, type ChinasoState, compareCodes, contractIn, heightOf, isDown, isJoker, mostOfContract, RANKS,
} from '@chinwag/rules/chinaso';
import type { Groups, HandSorts } from '../../board/hand/arrangement.ts';
import type { View } from './view.ts';

/** Returns the viewer's own visible cards in the order of the hand, before the viewer rearranges them; none for a spectator. */
export function ownCards({ state: { deal }, viewer }: View): readonly ChinasoCard[] {
  return viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []).filter(isSeen).toSorted(sorts.suit);
}

/** The comparators that sort a hand: from low to high as in straights, with the jokers last. */
export const sorts: HandSorts<ChinasoCard> = {
  suit: (a, b) => suitPlace(a) - suitPlace(b) || rankPlace(a) - rankPlace(b) || compareCodes(a, b),
  rank: (a, b) => rankPlace(a) - rankPlace(b) || suitPlace(a) - suitPlace(b) || compareCodes(a, b),
};

function suitPlace(card: ChinasoCard): number {
  return isJoker(card) ? FRENCH_SUITS.length : FRENCH_SUITS.indexOf(suitOf(card));
}

function rankPlace(card: ChinasoCard): number {
  return isJoker(card) ? RANKS.length : heightOf(rankOf(card));
}

/**
 * Returns the contract's sets in the hand of a player who is not down: as many as fit together. Returns none for a spectator, or
 * for a player who is down.
 */
export function setsIn(state: ChinasoState, seat: Position, cards: readonly ChinasoCard[]): Groups<ChinasoCard> {
  if (seat === 'spectator' || state.deal.number === 0 || isDown(state.deal, seat)) return [];
  return mostOfContract(cards, contractIn(state), state.options.cardPoints).map((set) => set.cards);
}
