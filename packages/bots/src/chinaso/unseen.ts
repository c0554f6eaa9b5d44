import { isSeen, type Seat } from '@chinwag/rules';
import { type ChinasoCard, type ChinasoState, JOKER_KIND, kindOf, PACK } from '@chinwag/rules/chinaso';

/** The number of cards of each kind in the pack, jokers last. */
const ALL = countsOf(PACK);

/**
 * Returns how many cards of each kind `seat` cannot see: the cards that are neither in its hand nor on the table nor live. The seat
 * does not remember dead cards.
 */
export function unseenCards({ deal }: ChinasoState, seat: Seat): readonly number[] {
  const seen = countsOf([
    ...(deal.hands[seat] ?? []).filter(isSeen),
    ...deal.table.flat().flatMap((set) => set.cards),
    ...(deal.live === null ? [] : [deal.live.card]),
  ]);
  return ALL.map((count, kind) => count - (seen[kind] ?? 0));
}

/** Returns the number of cards of each kind. */
export function countsOf(cards: readonly ChinasoCard[]): readonly number[] {
  const counts = Array.from({ length: JOKER_KIND + 1 }, () => 0);
  for (const card of cards) counts[kindOf(card)] = (counts[kindOf(card)] ?? 0) + 1;
  return counts;
}
