import type { Seat } from '@chinwag/rules';
import type { ChapankaEvent, ChapankaState } from '@chinwag/rules/chapanka';
import type { Place } from '../../kit/place.ts';
import { at, cardFlight, dealt, heldBy, played, swept, turned } from '../shared/flight/cardFlights.ts';
import { counterFlights } from '../shared/flight/counterFlights.ts';
import type { Movements } from '../shared/flight/movements.ts';

/** What moves at each event: cards dealt, exchanged, set aside, played and taken, and the counters of a payment. */
export const movements: Movements<ChapankaEvent, ChapankaState> = {
  dealerDrawn: ({ cards }) => turned(cards.map((card) => `trick ${card}` as const)),
  dealt: ({ dealer, hands, talon }) => [
    ...dealt(hands, at(dealer)),
    ...talon.flatMap((card, seat) => (card === null ? [] : [cardFlight('??', at(dealer), talonOf(seat))])),
  ],
  exchanged: ({ seat, card, drawn }) => [
    cardFlight(card, heldBy(seat, card), [`aside ${seat}`]),
    cardFlight('??', talonOf(seat), heldBy(seat, drawn)),
  ],
  declined: ({ seat }) => [cardFlight('??', talonOf(seat), [`aside ${seat}`])],
  setAside: ({ seat, card }) => [cardFlight(card, heldBy(seat, card), [`aside ${seat}`])],
  cardPlayed: played,
  trickWon: ({ seat }, { deal }) => swept(deal.trick, seat),
  chapanka: 'still',
  paid: ({ payments }) => counterFlights(payments),
  revealed: ({ cards }) => cards.map((card, seat) => cardFlight(card, [`aside ${seat}`], [`aside ${seat}`])),
  dealScored: 'still',
  gameOver: 'still',
};

/** Where somebody's talon card lies: before them, where the draw for the dealer does not lie any more. */
function talonOf(seat: Seat): readonly Place[] {
  return [`talon ${seat}`, ...at(seat)];
}
