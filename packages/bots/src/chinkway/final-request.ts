import type { Seat } from '@chinwag/rules';
import {
  type ChinkwayMove, type ChinkwayState, partnerOf, placeOrder, scheduledDeals, scheduledSeating,
} from '@chinwag/rules/chinkway';

/**
 * Returns the answer about the final deal: ask for another if first place would be the partner in the scheduled one. Nobody can
 * overtake their own partner; otherwise the scheduled deal is as good a chance as any.
 */
export function chooseFinalRequest(view: ChinkwayState, seat: Seat): ChinkwayMove<'finalRequest'> {
  const scheduled = scheduledSeating(view.options, view.firstDealer, scheduledDeals(view.options));
  return { type: 'finalRequest', wanted: partnerOf(scheduled, seat) === placeOrder(view)[0] };
}
