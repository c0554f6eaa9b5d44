import { nextSeat, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { servedBy } from '../../shared/dealing.ts';
import { SEATS } from './cards.ts';
import { direction } from './seats.ts';

/** Returns the seat to the right, which plays next, because play goes anticlockwise (CP2.1). */
export function nextInTurn(seat: Seat): Seat {
  return nextSeat(seat, SEATS, direction);
}

/** Returns the order of play in a deal, from the dealer's right to the dealer. The same order breaks ties (CP4.2). */
export function orderOfPlay(dealer: Seat): readonly Seat[] {
  return servedBy(dealer, SEATS, direction);
}

/** Returns the seat that gets the `k`-th card, from 0, in the draw for the first dealer (CP2.1). */
export function drawnBy(k: number): Seat {
  return orderOfPlay(0)[k % SEATS] ?? 0;
}

/** Returns whether two seats are opposite. Penalty payments between such seats double (CP6.6). */
export function areOpposite(one: Seat, other: Seat): boolean {
  return (one + SEATS / 2) % SEATS === other;
}

/** Returns the dealer of deal `number`, counted from 1; the deal passes to the right (CP2.1). */
export function dealerOf(firstDealer: Seat, number: number): Seat {
  return seatsFrom(firstDealer, SEATS, direction)[(number - 1) % SEATS] ?? firstDealer;
}
