import { allSeats, type Direction, nextSeat, type Seat, seatsFrom } from '../kernel/seat.ts';

/** Returns all seats in the order in which the dealer deals to them: first the dealer's neighbour, last the dealer. */
export function servedBy(dealer: Seat, seats: number, direction: Direction): readonly Seat[] {
  return seatsFrom(nextSeat(dealer, seats, direction), seats, direction);
}

/** Returns hands by seat: `each` cards per seat from the top of a pack, all for one seat before the next, in this order. */
export function dealtHands<Card>(pack: readonly Card[], order: readonly Seat[], each: number): readonly (readonly Card[])[] {
  return allSeats(order.length).map((seat) => {
    const start = order.indexOf(seat) * each;
    return pack.slice(start, start + each);
  });
}
