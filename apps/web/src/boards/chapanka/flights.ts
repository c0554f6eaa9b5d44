import type { ChapankaEvent } from '@chinwag/rules/chapanka';
import { counterFlights } from '../shared/flight/counterFlights.ts';
import type { Flight } from '../shared/flight/flight.ts';

/** What flies: the counters of a payment, from whoever pays to whoever is paid. */
export function flights(event: ChapankaEvent): readonly Flight[] {
  return event.type === 'paid' ? counterFlights(event.payments) : [];
}
