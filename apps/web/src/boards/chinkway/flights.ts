import type { ChinkwayEvent } from '@chinwag/rules/chinkway';
import { cardFlight, type Flight } from '../shared/flight/flight.ts';

/** What flies: a card taken from the trick goes to its place in the Quest. */
export function flights(event: ChinkwayEvent): readonly Flight[] {
  if (event.type !== 'extracted' || event.card === null) return [];
  return [cardFlight(event.card, [`trick ${event.card}`], [`laid ${event.card}`])];
}
