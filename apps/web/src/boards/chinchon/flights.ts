import type { ChinchonEvent } from '@chinwag/rules/chinchon';
import { cardFlight, type Flight, heldBy } from '../shared/flight/flight.ts';

/** What flies: a card that is drawn or taken, one that is discarded, and cards that are laid. */
export function flights(event: ChinchonEvent): readonly Flight[] {
  switch (event.type) {
    case 'drawn':
      return [cardFlight(event.card, ['stock'], heldBy(event.seat, event.card))];
    case 'discardTaken':
      return [cardFlight(event.card, ['discards'], heldBy(event.seat, event.card))];
    case 'discarded':
      return [cardFlight(event.card, heldBy(event.seat, event.card), ['discards'])];
    case 'laidOff':
      return [cardFlight(event.card, heldBy(event.seat, event.card), [`laid ${event.card}`])];
    case 'laidDown':
      return event.melds.flat().map((card) => cardFlight(card, heldBy(event.seat, card), [`laid ${card}`]));
    case 'leaderDrawn':
    case 'dealt':
    case 'stockRenewed':
    case 'closed':
    case 'settled':
    case 'dealStopped':
    case 'dealScored':
    case 'reenlistOffered':
    case 'reenlisted':
    case 'declined':
    case 'paid':
    case 'gameOver':
      return [];
  }
}
