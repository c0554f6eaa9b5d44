import { nextSeat, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { servedBy } from '../../shared/dealing.ts';
import { SEATS } from './cards.ts';
import { direction } from './seats.ts';

/** The seat to the right, whose turn comes next: play goes anticlockwise (CP2.1). */
export function nextInTurn(seat: Seat): Seat {
  return nextSeat(seat, SEATS, direction);
}

/** The order of play in a deal: from the dealer's right to the dealer. Ties go by it too (CP4.2). */
export function orderOfPlay(dealer: Seat): readonly Seat[] {
  return servedBy(dealer, SEATS, direction);
}

/** To whom the `k`-th card falls, from 0, when cards are turned up for the first dealer (CP2.1). */
export function drawnBy(k: number): Seat {
  return orderOfPlay(0)[k % SEATS] ?? 0;
}

/** Whether two seats are opposite: penalty payments between them double (CP6.6). */
export function areOpposite(one: Seat, other: Seat): boolean {
  return (one + SEATS / 2) % SEATS === other;
}

/** Who deals a deal, counted from 1: the deal passes to the right (CP2.1). */
export function dealerOf(firstDealer: Seat, number: number): Seat {
  return seatsFrom(firstDealer, SEATS, direction)[(number - 1) % SEATS] ?? firstDealer;
}
