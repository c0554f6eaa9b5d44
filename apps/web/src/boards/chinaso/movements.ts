import type { ChinasoEvent, ChinasoState } from '@chinwag/rules/chinaso';
import type { Seat } from '@chinwag/rules';
import type { CardCode } from '../../kit/cards/cardCode.ts';
import { at, cardFlight, dealt, heldBy, laidBy, moved, turned } from '../shared/flight/cardFlights.ts';
import { counterFlights } from '../shared/flight/counterFlights.ts';
import type { Flight } from '../shared/flight/flight.ts';
import type { Movements } from '../shared/flight/movements.ts';

/** What moves at each event: cards dealt, drawn, taken, bought, laid, swapped, discarded and left over, the lot, and counters. */
export const movements: Movements<ChinasoEvent, ChinasoState> = {
  // the lot falls on somebody
  dealerDrawn: ({ seat }) => [cardFlight('??', ['stock'], at(seat))],
  dealt: ({ hands }) => [...dealt(hands, ['stock']), ...turned(['discards'])],
  discardTaken: ({ seat }, before) => taken(seat, before),
  windowOpened: 'still',
  answered: 'still',
  bought: ({ seat }, before) => taken(seat, before),
  nobodyBought: 'still',
  drawn: ({ seat, card }) => [cardFlight(card, ['stock'], heldBy(seat, card))],
  reshuffled: () => moved('discards', 'stock'),
  wentDown: ({ seat, sets }) => laidBy(seat, sets.flatMap(({ cards }) => cards)),
  laidOff: ({ seat, card, from }) => [laid(seat, card, from)],
  jokerSwapped: ({ seat, card, from, joker }) => [
    laid(seat, card, from),
    cardFlight(joker, [`laid ${joker}`], [`laid ${joker}`], 1),
  ],
  discarded: ({ seat, card }) => [cardFlight(card, heldBy(seat, card), ['discards'])],
  held: 'still',
  handEnded: ({ hands }) => turned(hands.map((_, seat) => `left ${seat}` as const)),
  paid: ({ payments }) => counterFlights(payments),
  handScored: 'still',
  gameOver: 'still',
};

/** The live discard goes into a hand: hidden from the others now, who saw it lie. */
function taken(seat: Seat, { deal: { live } }: ChinasoState): readonly Flight[] {
  return live === null ? [] : [cardFlight(live.card, ['discards'], heldBy(seat, live.card))];
}

function laid(seat: Seat, card: CardCode, from: 'hand' | 'discard'): Flight {
  return cardFlight(card, from === 'hand' ? heldBy(seat, card) : ['discards'], [`laid ${card}`]);
}
