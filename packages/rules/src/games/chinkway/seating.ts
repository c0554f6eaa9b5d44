import { type Seat, seatsFrom } from '../../kernel/seat.ts';
import { SEATS } from './cards.ts';
import type { ChinkwayOptions } from './options.ts';
import { direction } from './seats.ts';
import type { Seating, Side } from './state.ts';

/** The sides by position. Position 0 is the dealer, who is always alone (CW2.3). */
const NEIGHBOURS = [[0], [1, 2], [3, 4]];
const OPPOSITES = [[0], [1, 3], [2, 4]];

/** The places, counted from 0, of the players who take positions #1 to #5 in a requested final deal. */
const RESEATED = [2, 0, 1, 3, 4];
const EXTRA = [2, 3, 4, 0, 1];

/** Returns the number of deals in a game, without an extra one (CW2.1). */
export function scheduledDeals(options: ChinkwayOptions): number {
  return options.length === 'full' ? 10 : 5;
}

/** Returns the seating of deal `number`, from 1 (CW2.2, CW2.3). */
export function scheduledSeating(options: ChinkwayOptions, firstDealer: Seat, number: number): Seating {
  const positions = seatsFrom((firstDealer + number - 1) % SEATS, SEATS, direction);
  const pairs = options.length === 'full' && number <= 5 ? NEIGHBOURS : OPPOSITES;
  return { kind: 'scheduled', positions, sides: sidesOf(positions, pairs) };
}

/**
 * Returns the seating of a final deal that second place requested. `order` has the seats by place, first place first. Third place
 * deals. First and fourth place are partners, as are second and fifth (CW7.3, CW7.4).
 */
export function finalSeating(kind: 'reseated' | 'extra', order: readonly Seat[]): Seating {
  const positions = pick(order, kind === 'reseated' ? RESEATED : EXTRA);
  return { kind, positions, sides: sidesOf(positions, OPPOSITES) };
}

/** Returns the index of a seat's side: 0 for the dealer, and 1 or 2 for a pair. */
export function sideOf(seating: Seating, seat: Seat): number {
  return seating.sides.findIndex((side) => side.includes(seat));
}

/** Returns a seat's partner, or null for the dealer. */
export function partnerOf(seating: Seating, seat: Seat): Seat | null {
  const side = seating.sides.find((seats) => seats.includes(seat));
  return side?.find((other) => other !== seat) ?? null;
}

/** Returns a seat's position in the deal, from 1 (the dealer) to 5. */
export function positionOf(seating: Seating, seat: Seat): number {
  return seating.positions.indexOf(seat) + 1;
}

/** Returns the seat that plays after `seat`; play goes by position (CW2.5). */
export function nextInTurn(seating: Seating, seat: Seat): Seat {
  return seating.positions[positionOf(seating, seat) % SEATS] ?? seat;
}

function sidesOf(positions: readonly Seat[], pairs: readonly (readonly number[])[]): readonly Side[] {
  return pairs.map((side) => pick(positions, side));
}

function pick(seats: readonly Seat[], at: readonly number[]): readonly Seat[] {
  return at.flatMap((index) => seats[index] ?? []);
}
