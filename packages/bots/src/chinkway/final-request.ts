import type { Seat } from '@chinwag/rules';
import {
  type ChinkwayMove, type ChinkwayState, partnerOf, placeOrder, scheduledDeals, scheduledSeating,
} from '@chinwag/rules/chinkway';

/**
 * Asks for another final deal if the scheduled one would make a partner of first place, whom one then cannot pass;
 * else the scheduled deal is as good a chance as any.
 */
export function chooseFinalRequest(view: ChinkwayState, seat: Seat): ChinkwayMove<'finalRequest'> {
  const scheduled = scheduledSeating(view.options, view.firstDealer, scheduledDeals(view.options));
  return { type: 'finalRequest', wanted: partnerOf(scheduled, seat) === placeOrder(view)[0] };
}
