import type { ChinasoEvent, ChinasoState } from '@chinwag/rules/chinaso';
import { cardFlight, type Flight, heldBy } from '../shared/flight/flight.ts';

/** What flies: a card that is drawn, taken or bought, one that is discarded, and cards that are laid. */
export function flights(event: ChinasoEvent, { deal }: ChinasoState): readonly Flight[] {
  switch (event.type) {
    case 'drawn':
      return [cardFlight(event.card, ['stock'], heldBy(event.seat, event.card))];
    case 'discardTaken':
    case 'bought': {
      // hidden from the others, who saw it lie
      const card = deal.live?.card ?? event.card;
      return [cardFlight(card, ['discards'], heldBy(event.seat, card))];
    }
    case 'discarded':
      return [cardFlight(event.card, heldBy(event.seat, event.card), ['discards'])];
    case 'laidOff':
      return [
        cardFlight(event.card, event.from === 'hand' ? heldBy(event.seat, event.card) : ['discards'], [`laid ${event.card}`]),
      ];
    case 'wentDown':
      return event.sets.flatMap(({ cards }) =>
        cards.map((card) => cardFlight(card, heldBy(event.seat, card), [`laid ${card}`])),
      );
    case 'dealerDrawn':
    case 'dealt':
    case 'windowOpened':
    case 'answered':
    case 'nobodyBought':
    case 'reshuffled':
    case 'jokerSwapped':
    case 'held':
    case 'handEnded':
    case 'paid':
    case 'handScored':
    case 'gameOver':
      return [];
  }
}
