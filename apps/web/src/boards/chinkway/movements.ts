import type { ChinkwayEvent, ChinkwayState } from '@chinwag/rules/chinkway';
import { at, cardFlight, dealt, heldBy, played, swept, turned } from '../shared/flight/cardFlights.ts';
import type { Movements } from '../shared/flight/movements.ts';

/** What moves at each event: cards dealt, put away, played and taken, and the Quest as it is turned. */
export const movements: Movements<ChinkwayEvent, ChinkwayState> = {
  questShuffled: 'still',
  dealt: ({ hands, positions }) => dealt(hands, at(positions[0] ?? 0)),
  discarded: ({ seat, cards }) => cards.map((card) => cardFlight('??', heldBy(seat, card), [])),
  trumpNamed: 'still',
  questTurned: ({ quest }) => turned(quest.map((_, k) => `demand ${k}` as const)),
  cardPlayed: played,
  // a trick that lies on until its winner has chosen a card of it has not left
  trickWon: ({ seat }, { deal }) => swept(deal.trick, seat),
  extracted: ({ seat, card }, { deal }) => [
    ...(card === null ? [] : [cardFlight(card, [`trick ${card}`], [`laid ${card}`])]),
    ...swept((deal.lastTrick?.plays ?? []).filter((play) => play.card !== card), seat),
  ],
  dealScored: 'still',
  finalOffered: 'still',
  finalAnswered: 'still',
  gameOver: 'still',
};
