import type { Seat } from '@chinwag/rules';
import {
  type ChinkwayMove, type ChinkwayState, partnerOf, placeOrder, scheduledDeals, scheduledSeating,
} from '@chinwag/rules/chinkway';

/**
 * Returns second place's answer about changing the final deal. The bot requests a change if the scheduled deal would make first
 * place the seat's partner, because nobody can overtake their own partner. In any other case, the scheduled deal offers an equal
 * chance.
 */
export function chooseFinalRequest(view: ChinkwayState, seat: Seat): ChinkwayMove<'finalRequest'> {
  const scheduled = scheduledSeating(view.options, view.firstDealer, scheduledDeals(view.options));
  return { type: 'finalRequest', wanted: partnerOf(scheduled, seat) === placeOrder(view)[0] };
}
