import type { ChanoyuEvent } from '@chinwag/rules/chanoyu';
import { cardFlight, type Flight } from '../shared/flight/flight.ts';

/** What flies: a card laid from the trick goes to its place in a row, or to a row that is folded. */
export function flights(event: ChanoyuEvent): readonly Flight[] {
  if (event.type !== 'cardLaid') return [];
  return [cardFlight(event.card, [`trick ${event.card}`], [`laid ${event.card}`, `seat ${event.row}`])];
}
