import { allSeats, type Direction, nextSeat, type Seat, seatsFrom } from '../kernel/seat.ts';

/** All seats in the order in which a dealer serves them: from the one beside the dealer round to the dealer. */
export function servedBy(dealer: Seat, seats: number, direction: Direction): readonly Seat[] {
  return seatsFrom(nextSeat(dealer, seats, direction), seats, direction);
}

/** By seat: `each` cards from the top of a pack, all of one seat's at once, the seats served in this order. */
export function dealtHands<Card>(pack: readonly Card[], order: readonly Seat[], each: number): readonly (readonly Card[])[] {
  return allSeats(order.length).map((seat) => {
    const start = order.indexOf(seat) * each;
    return pack.slice(start, start + each);
  });
}
