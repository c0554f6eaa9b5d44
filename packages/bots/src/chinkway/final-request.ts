import type { Seat } from '@chinwag/rules';
import {
  type ChinkwayMove, type ChinkwayState, partnerOf, placeOrder, scheduledDeals, scheduledSeating,
} from '@chinwag/rules/chinkway';

/**
 * Returns whether to ask for another final deal: yes if first place would be the partner in the scheduled one. A partner cannot be
 * overtaken; otherwise the scheduled deal is as good a chance as any.
 */
export function chooseFinalRequest(view: ChinkwayState, seat: Seat): ChinkwayMove<'finalRequest'> {
  const scheduled = scheduledSeating(view.options, view.firstDealer, scheduledDeals(view.options));
  return { type: 'finalRequest', wanted: partnerOf(scheduled, seat) === placeOrder(view)[0] };
}
