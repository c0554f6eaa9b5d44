import type { Seat } from '@chinwag/rules';
import { type ChinchonState, heldBy, packFor, seatCount, type SpanishCard } from '@chinwag/rules/chinchon';

/**
 * Returns the cards that may still come from the stock, judging by what `seat` can see now. Covered discards may return to the
 * stock.
 */
export function unseenCards(view: ChinchonState, seat: Seat): readonly SpanishCard[] {
  const { deal, options } = view;
  const seen = new Set<string>([
    ...heldBy(deal, seat),
    ...deal.melds.flatMap(({ cards }) => cards),
    ...deal.pile.slice(-1),
  ]);
  return packFor(options.deck, seatCount(view)).filter((card) => !seen.has(card));
}
