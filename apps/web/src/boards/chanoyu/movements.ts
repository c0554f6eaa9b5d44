import type { ChanoyuEvent, ChanoyuState } from '@chinwag/rules/chanoyu';
import { at, cardFlight, dealt, heldBy, played, swept } from '../shared/flight/cardFlights.ts';
import type { Movements } from '../shared/flight/movements.ts';

/** What moves at each event: cards dealt, played, laid from the trick into a row, put away and drawn. */
export const movements: Movements<ChanoyuEvent, ChanoyuState> = {
  dealt: ({ dealer, hands }) => dealt(hands, at(dealer)),
  cardPlayed: played,
  trickCompleted: 'still',
  // to its place in a row, or to a row that is folded
  cardLaid: ({ card, row }) => [cardFlight(card, [`trick ${card}`], [`laid ${card}`, ...at(row)])],
  restDiscarded: ({ cards }) => swept(cards.map((card) => ({ card })), null),
  drawn: ({ cards }) => cards.map((card, seat) => cardFlight('??', ['stock'], heldBy(seat, card))),
  roundScored: 'still',
  gameOver: 'still',
};
