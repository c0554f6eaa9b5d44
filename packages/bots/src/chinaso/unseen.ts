import { isSeen, type Seat } from '@chinwag/rules';
import { type ChinasoCard, type ChinasoState, JOKER_KIND, kindOf, PACK } from '@chinwag/rules/chinaso';

/** How many there are of each kind of card, jokers last. */
const ALL = countsOf(PACK);

/** How many of each kind are neither in `seat`'s hand, nor on the table, nor live; dead cards are forgotten. */
export function unseenCards({ deal }: ChinasoState, seat: Seat): readonly number[] {
  const seen = countsOf([
    ...(deal.hands[seat] ?? []).filter(isSeen),
    ...deal.table.flat().flatMap((set) => set.cards),
    ...(deal.live === null ? [] : [deal.live.card]),
  ]);
  return ALL.map((count, kind) => count - (seen[kind] ?? 0));
}

/** How many of each kind there are among cards. */
export function countsOf(cards: readonly ChinasoCard[]): readonly number[] {
  const counts = Array.from({ length: JOKER_KIND + 1 }, () => 0);
  for (const card of cards) counts[kindOf(card)] = (counts[kindOf(card)] ?? 0) + 1;
  return counts;
}
