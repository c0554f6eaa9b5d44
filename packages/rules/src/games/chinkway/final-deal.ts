import type { Seat } from '../../kernel/seat.ts';
import { placeOrder } from './score.ts';
import { finalSeating, partnerOf, scheduledDeals, scheduledSeating } from './seating.ts';
import type { ChinkwayState, Seating } from './state.ts';

/** The seat to be asked, before anything else happens, whether it wants the final deal changed, or null (CW7.2). */
export function finalRequestDue(state: ChinkwayState): Seat | null {
  const { options, firstDealer, records } = state;
  const last = scheduledDeals(options);
  if (options.finalDeal === 'none' || state.finalRequest !== null || records.length !== last - 1) return null;
  const [first, second] = placeOrder(state);
  if (first === undefined || second === undefined) return null;
  const partnered = partnerOf(scheduledSeating(options, firstDealer, last), second) === first;
  return partnered || options.finalDealRequest === 'always' ? second : null;
}

/** How people sit for the next deal, or null if there is none to come (CW2.3, CW7.3, CW7.4). */
export function nextSeating(state: ChinkwayState): Seating | null {
  const { options, firstDealer, records } = state;
  const number = records.length + 1;
  const last = scheduledDeals(options);
  const wanted = state.finalRequest?.wanted === true;
  if (number === last && wanted && options.finalDeal === 'reseat') {
    return finalSeating('reseated', placeOrder(state));
  }
  if (number <= last) return scheduledSeating(options, firstDealer, number);
  if (number === last + 1 && wanted && options.finalDeal === 'eleventh') {
    return finalSeating('extra', placeOrder(state));
  }
  return null;
}
