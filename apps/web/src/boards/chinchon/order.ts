import { isSeen, SPANISH_SUITS, type SpanishCard, spanishRankOf, spanishSuitOf } from '@chinwag/rules';
import type { HandSorts } from '../shared/hand/arrangement.ts';
import type { View } from './view.ts';

/** One's own cards that are seen, as they are held until one arranges them; none for one who watches. */
export function ownCards({ state: { deal }, viewer }: View): readonly SpanishCard[] {
  return viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []).filter(isSeen).toSorted(SORTS.suit);
}

/** The orders in which a Spanish hand can be held; equal cards of two packs lie side by side. */
export const SORTS: HandSorts<SpanishCard> = {
  suit: (one, other) => bySuit(one, other) || byRank(one, other) || one.length - other.length,
  rank: (one, other) => byRank(one, other) || bySuit(one, other) || one.length - other.length,
};

function bySuit(one: SpanishCard, other: SpanishCard): number {
  return SPANISH_SUITS.indexOf(spanishSuitOf(one)) - SPANISH_SUITS.indexOf(spanishSuitOf(other));
}

function byRank(one: SpanishCard, other: SpanishCard): number {
  return spanishRankOf(one) - spanishRankOf(other);
}
