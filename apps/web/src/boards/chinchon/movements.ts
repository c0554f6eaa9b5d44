import type { ChinchonEvent, ChinchonState } from '@chinwag/rules/chinchon';
import { cardFlight, dealt, heldBy, laidBy, moved, turned } from '../shared/flight/cardFlights.ts';
import { counterFlights } from '../shared/flight/counterFlights.ts';
import type { Movements } from '../shared/flight/movements.ts';

/** What moves at each event: cards dealt, drawn, taken, laid, added and discarded, the closing card, and counters. */
export const movements: Movements<ChinchonEvent, ChinchonState> = {
  leaderDrawn: ({ rounds }) => turned(rounds.flat().map(({ card }) => `trick ${card}` as const)),
  dealt: ({ hands }) => [...dealt(hands, ['stock']), ...turned(['discards'])],
  stockRenewed: () => moved('discards', 'stock'),
  drawn: ({ seat, card }) => [cardFlight(card, ['stock'], heldBy(seat, card))],
  discardTaken: ({ seat, card }) => [cardFlight(card, ['discards'], heldBy(seat, card))],
  discarded: ({ seat, card }) => [cardFlight(card, heldBy(seat, card), ['discards'])],
  laidDown: ({ seat, melds }) => laidBy(seat, melds.flat()),
  laidOff: ({ seat, card }) => laidBy(seat, [card]),
  closed: ({ seat, card, melds, layOffs }) => [
    ...(card === null ? [] : [cardFlight('??', heldBy(seat, card), ['closing'])]),
    ...laidBy(seat, [...melds.flat(), ...layOffs.map((layOff) => layOff.card)]),
  ],
  settled: ({ seat, melds, layOffs }) => laidBy(seat, [...melds.flat(), ...layOffs.map(({ card }) => card)]),
  dealStopped: 'still',
  dealScored: 'still',
  reenlistOffered: 'still',
  reenlisted: 'still',
  declined: 'still',
  paid: ({ payments }) => counterFlights(payments),
  gameOver: 'still',
};
